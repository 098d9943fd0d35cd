import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type PreviewServer, preview } from 'vite';
import { BadInput } from './bad-input.ts';
import { type Certificate, ownCertificate } from './certificate.ts';
import { wholeOption } from './options.ts';

const FOLDER = join('.cache', 'https');
const PORT = 4173;

export interface StartOptions {
  readonly port: number;
  readonly https: boolean;
  readonly cert?: string | undefined;
  readonly key?: string | undefined;
}

/** `--https`, with a certificate of one's own by `--cert FILE --key FILE`; `--port N`. */
export function readStartOptions(args: readonly string[]): StartOptions {
  const options = {
    https: { type: 'boolean' },
    cert: { type: 'string' },
    key: { type: 'string' },
    port: { type: 'string' },
  } as const;
  let values: { https?: boolean; cert?: string; key?: string; port?: string };
  try {
    ({ values } = parseArgs({ args: [...args], options }));
  } catch (error) {
    throw new BadInput([error instanceof Error ? error.message : String(error)]);
  }
  const { cert, key } = values;
  if ((cert === undefined) !== (key === undefined)) throw new BadInput(['--cert and --key go together']);
  return { port: wholeOption(values, 'port', PORT, 65_535), https: values.https === true || !!cert, cert, key };
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new BadInput([`cannot read ${file}`]);
  }
}

export interface Started {
  readonly server: PreviewServer;
  /** The certificate we made, for people to trust. */
  readonly certificate: string | null;
}

/** Serves the built app to this computer and its network. */
export async function serve(options: StartOptions, outDir?: string, folder: string = FOLDER): Promise<Started> {
  const { port, cert, key } = options;
  const given: Certificate | null = cert && key ? { cert: read(cert), key: read(key) } : null;
  const own = options.https && !given ? await ownCertificate(folder) : null;
  const https = given ?? own;
  const server = await preview({
    // Tablets call the computer by whatever name the home network has for it.
    preview: { host: true, allowedHosts: true, port, ...(https && { https: { cert: https.cert, key: https.key } }) },
    ...(outDir && { build: { outDir }, logLevel: 'error' }),
  });
  return { server, certificate: own?.file ?? null };
}
