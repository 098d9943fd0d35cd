import { build, type InlineConfig } from 'vite';

/** Builds what people get: under test the tools would otherwise build for development. */
export async function buildApp(config: InlineConfig = {}): Promise<void> {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    await build({ logLevel: 'error', ...config });
  } finally {
    process.env.NODE_ENV = before;
  }
}
