import { spawnSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { get as getPlain } from 'node:http';
import { get } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ownAddresses, ownCertificate } from '../../src/headless/certificate.ts';
import { readStartOptions, type StartOptions, serve } from '../../src/headless/serve.ts';

const folder = mkdtempSync(join(tmpdir(), 'trench-club-start-'));
afterAll(() => rmSync(folder, { recursive: true }));

const DAY = 86_400_000;

describe('the certificate made for the home network', () => {
  const at = join(folder, 'made');

  it('holds for localhost and every address of this computer', async () => {
    const { cert } = await ownCertificate(at);
    const read = new X509Certificate(cert);
    expect(read.checkHost('localhost')).toBe('localhost');
    expect(ownAddresses().map((address) => read.checkIP(address))).toEqual(ownAddresses());
    expect(read.keyUsage).toEqual(['1.3.6.1.5.5.7.3.1']);
    // iPads trust none that is valid for more than 825 days.
    const days = (Date.parse(read.validTo) - Date.parse(read.validFrom)) / DAY;
    expect(days).toBeLessThan(825);
  });

  it('is kept, and its key is for the owner alone', async () => {
    const first = await ownCertificate(at);
    expect(await ownCertificate(at)).toEqual(first);
    expect(statSync(join(at, 'trench-club.key')).mode & 0o077).toBe(0);
  });

  it.each([
    ['the address of the computer has changed', ['127.0.0.1', '192.168.7.7'], Date.now()],
    ['it runs out soon', ['127.0.0.1'], Date.now() + 790 * DAY],
  ])('is made anew when %s', async (_, addresses, now) => {
    const first = await ownCertificate(at, ['127.0.0.1']);
    const next = await ownCertificate(at, addresses, now);
    expect(next.cert).not.toBe(first.cert);
    expect(addresses.map((address) => new X509Certificate(next.cert).checkIP(address))).toEqual(addresses);
  });
});

describe('npm start', () => {
  it.each<[string[], StartOptions]>([
    [[], { port: 4173, https: false, cert: undefined, key: undefined }],
    [['--https'], { port: 4173, https: true, cert: undefined, key: undefined }],
    [['--port', '8080'], { port: 8080, https: false, cert: undefined, key: undefined }],
    [['--cert', 'a', '--key', 'b'], { port: 4173, https: true, cert: 'a', key: 'b' }],
  ])('%j', (args, options) => {
    expect(readStartOptions(args)).toEqual(options);
  });

  it.each([
    [['--http'], /--http/],
    [['--cert', 'a'], /go together/],
    [['--port', 'x'], /whole number/],
  ])('%j is refused in one line with exit code 2', (args, words) => {
    const { status, stdout, stderr } = spawnSync('node', ['--import', 'tsx', 'src/headless/start.ts', ...args], {
      encoding: 'utf8',
    });
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(words);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });

  const site = join(folder, 'site');
  mkdirSync(site);
  writeFileSync(join(site, 'index.html'), '<p>the app</p>');

  const fetched = (port: number, ca: string) =>
    new Promise<string>((done, fail) => {
      get({ host: '127.0.0.1', port, ca, path: '/' }, (answer) => {
        let text = '';
        answer.on('data', (part) => {
          text += part;
        });
        answer.on('end', () => done(text));
      }).on('error', fail);
    });

  it('--https serves with the certificate it made', async () => {
    const { server, certificate } = await serve({ port: 0, https: true }, site, join(folder, 'served'));
    const { port } = server.httpServer.address() as AddressInfo;
    expect(await fetched(port, readFileSync(certificate ?? '', 'utf8'))).toBe('<p>the app</p>');
    await server.close();
  });

  it('--cert and --key serve with the certificate given', async () => {
    const given = await ownCertificate(join(folder, 'given'));
    const key = join(folder, 'given', 'trench-club.key');
    const { server, certificate } = await serve({ port: 0, https: true, cert: given.file, key }, site);
    const { port } = server.httpServer.address() as AddressInfo;
    expect(certificate).toBeNull();
    expect(await fetched(port, given.cert)).toBe('<p>the app</p>');
    await server.close();
  });

  it.each(['laptop.local', 'vm', '192.168.7.7'])('answers a tablet that calls this computer %s', async (host) => {
    const { server } = await serve({ port: 0, https: false }, site);
    const { port } = server.httpServer.address() as AddressInfo;
    const status = await new Promise((done, fail) => {
      getPlain({ host: '127.0.0.1', port, path: '/', headers: { Host: `${host}:${port}` } }, (answer) => {
        answer.resume();
        done(answer.statusCode);
      }).on('error', fail);
    });
    expect(status).toBe(200);
    await server.close();
  });

  it('a certificate that is not there is bad input', async () => {
    await expect(serve({ port: 0, https: true, cert: 'no.crt', key: 'no.key' }, site)).rejects.toThrow('cannot read');
  });
});
