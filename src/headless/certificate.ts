import { X509Certificate } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname, networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { generate } from 'selfsigned';

export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

const DAY = 86_400_000;
/** Longer ones are not trusted by iPads. */
const VALID_DAYS = 800;
const LEFT_AT_LEAST = 30;

/** The addresses of this computer in its networks. */
export function ownAddresses(): string[] {
  const found = Object.values(networkInterfaces()).flatMap((cards) => cards ?? []);
  const addresses = found.filter(({ address }) => !address.startsWith('fe80')).map(({ address }) => address);
  return [...new Set(['127.0.0.1', ...addresses])];
}

const ownNames = () => [...new Set(['localhost', hostname(), `${hostname().replace(/\.local$/, '')}.local`])];

async function make(names: readonly string[], addresses: readonly string[], now: number): Promise<Certificate> {
  const altNames = [
    ...names.map((value) => ({ type: 2 as const, value })),
    ...addresses.map((ip) => ({ type: 7 as const, ip })),
  ];
  const made = await generate([{ name: 'commonName', value: 'Trench Club at home' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notBeforeDate: new Date(now - DAY),
    notAfterDate: new Date(now + VALID_DAYS * DAY),
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', digitalSignature: true, keyCertSign: true, critical: true },
      { name: 'extKeyUsage', serverAuth: true },
      { name: 'subjectAltName', altNames },
    ],
  });
  return { cert: made.cert, key: made.private };
}

/** Good for all addresses, and for some time. */
function isGood(cert: string, addresses: readonly string[], now: number): boolean {
  const read = new X509Certificate(cert);
  const lasts = Date.parse(read.validTo) > now + LEFT_AT_LEAST * DAY;
  return lasts && addresses.every((address) => read.checkIP(address) !== undefined);
}

/** The certificate in the folder, so that a tablet has to trust it only once; a new one where it will not do. */
export async function ownCertificate(
  folder: string,
  addresses: readonly string[] = ownAddresses(),
  now: number = Date.now(),
): Promise<Certificate & { readonly file: string }> {
  const file = join(folder, 'trench-club.crt');
  const keyFile = join(folder, 'trench-club.key');
  if (existsSync(file) && existsSync(keyFile)) {
    const kept = { cert: readFileSync(file, 'utf8'), key: readFileSync(keyFile, 'utf8') };
    if (isGood(kept.cert, addresses, now)) return { ...kept, file };
  }
  const made = await make(ownNames(), addresses, now);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, made.cert);
  writeFileSync(keyFile, made.key, { mode: 0o600 });
  return { ...made, file };
}
