import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import { parseEnv } from 'node:util';
import { lintSource } from '@secretlint/core';
import { creator as rule } from '@secretlint/secretlint-rule-preset-recommend';
import { beforeAll, describe, expect, it } from 'vitest';
import { secretNames } from '../../scripts/checkDeploy.ts';
import { makeSbom } from '../../scripts/sbom.ts';
import { read, root } from '../support/repository.ts';

/** In milliseconds, for a busy machine. */
const buildTime = 120_000;

const isText = /\.(js|mjs|ts|tsx|json|map|html|css|xml|txt|svg|webmanifest)$/;

const filesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => isText.test(file))
    .map((file) => join(folder, file));

/** Secretlint finds logins only in web addresses. The settings describe theirs as `user:password`. */
const mailServerWithLogin = /smtps?:\/\/(?!user:password@)[^\s"'`/:@]+:[^\s"'`/@]+@/g;

/**
 * What secretlint recognises as a private key, a token of a known service, or a password in an address. A
 * web API key of Firebase is not a secret: Hosting serves it to every browser.
 */
async function secretsIn(filePath: string, content: string): Promise<string[]> {
  const { messages } = await lintSource({
    source: { filePath, content, contentType: 'text' },
    options: { config: { rules: [{ id: 'recommended', rule }] } },
  });
  return [
    ...messages.map(({ message }) => message),
    ...(content.match(mailServerWithLogin) ?? []),
  ].map((found) => `${filePath}: ${found}`);
}

/** Secrets of this machine with their names: the emulators', and those in the environment of the build. */
function ownSecrets() {
  const local = join(root, 'functions/.secret.local');
  return [
    ...Object.entries(process.env),
    ...(existsSync(local) ? Object.entries(parseEnv(readFileSync(local, 'utf8'))) : []),
  ].filter(
    ([name, value = '']) =>
      value.length >= 8 &&
      (secretNames.includes(name) || /(?:^|_)(?:KEY|TOKEN|SECRET|PASSWORD)$/.test(name)),
  );
}

/** What a file for browsers contains of the functions', the emulators' or this machine's secrets. */
const inside = (content: string): string[] => [
  ...[...secretNames, 'demo-elevate', '127.0.0.1', 'localhost:'].filter((text) =>
    content.includes(text),
  ),
  ...ownSecrets().flatMap(([name, value = '']) =>
    content.includes(value) ? [`the value of ${name}`] : [],
  ),
];

interface Package {
  name: string;
  /** As the package declares it (an SPDX expression). */
  licence: string;
}

/**
 * Licences that require only that their text and the copyright line are passed on. The site serves those
 * of its scripts as /licences.txt, and the fonts' beside the fonts. The functions are not passed on.
 */
const allowed = new Set([
  '(MIT OR CC0-1.0)',
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
]);

const refused = (packages: Package[]) => packages.filter(({ licence }) => !allowed.has(licence));

/** The packages in the site's bundle, as the build lists them. */
const ofTheSite = (): Package[] =>
  [...read('site/dist/licences.txt').matchAll(/^## (\S+) - \S+(?: \((.+)\))?$/gm)].map(
    ([, name = '', licence = 'none']) => ({ name, licence }),
  );

interface Manifest {
  name: string;
  license?: string;
  /** An older form of `license`. */
  licenses?: { type: string }[];
  dependencies?: Record<string, string>;
}

const manifestIn = (folder: string) => JSON.parse(read(`${folder}/package.json`)) as Manifest;

/** Where Node finds a dependency of a package in a folder; undefined if it is not installed. */
function installedAt(folder: string, name: string): string | undefined {
  const found = join(folder, 'node_modules', name);
  if (existsSync(join(root, found, 'package.json'))) return found;
  return folder === '.' ? undefined : installedAt(dirname(folder), name);
}

/** The packages in the functions' bundle, and those installed beside it, with all their dependencies. */
function ofTheFunctions(): Package[] {
  const { sources } = JSON.parse(read('functions/lib/index.js.map')) as { sources: string[] };
  const bundled = sources.flatMap(
    (source) => /.*(node_modules\/(?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? [],
  );
  const folders = new Set(['functions', ...bundled]);
  for (const folder of folders) {
    if (bundled.includes(folder)) continue;
    for (const name of Object.keys(manifestIn(folder).dependencies ?? {})) {
      const found = installedAt(folder, name);
      if (found) folders.add(found);
    }
  }
  folders.delete('functions');
  return [...folders].map((folder) => {
    const { name, license, licenses } = manifestIn(folder);
    return { name, licence: license ?? licenses?.[0]?.type ?? 'none' };
  });
}

describe('what is served, deployed or published', () => {
  beforeAll(() => {
    // With the test runner's NODE_ENV it would not be a production build.
    const { status, stderr } = spawnSync(process.execPath, ['scripts/build.ts'], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: undefined },
    });
    if (status !== 0) throw new Error(stderr);
  }, buildTime);

  it('holds nothing that looks like a secret', { timeout: buildTime }, async () => {
    const files = [
      ...filesIn('site/dist'),
      ...filesIn('functions/lib'),
      ...filesIn('.storybook'),
      'chromatic.config.json',
      'firebase.json',
    ];
    expect(files.length).toBeGreaterThan(200);
    const key = `-----BEGIN PRIVATE KEY-----\n${'MIIEvQIBADANBgkq'.repeat(8)}\n-----END PRIVATE KEY-----`;
    expect(await secretsIn('key.js', key)).toHaveLength(1);
    const found: string[] = [];
    for (const file of files) {
      found.push(...(await secretsIn(file, read(file))));
    }
    expect(found).toEqual([]);
  });

  it('contains no secret of the functions, the emulators or this machine for browsers', () => {
    expect(secretNames).toContain('SMTP_URL');
    const found = filesIn('site/dist').flatMap((file) =>
      inside(read(file)).map((what) => `${file}: ${what}`),
    );
    expect(found).toEqual([]);
  });

  it('is under licences that require only their text', () => {
    const site = ofTheSite();
    expect(site.map(({ name }) => name)).toContain('react-dom');
    expect(refused(site)).toEqual([]);
    const functions = ofTheFunctions();
    expect(functions.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['react-email', 'nodemailer', 'firebase-functions', 'express']),
    );
    expect(refused(functions)).toEqual([]);
  });

  it('is all in the bill of materials', { timeout: buildTime }, async () => {
    const { components } = JSON.parse(await makeSbom()) as { components: { name: string }[] };
    const listed = new Set(components.map(({ name }) => name));
    const shipped = [...ofTheSite(), ...ofTheFunctions()].map(({ name }) => name);
    expect(shipped.filter((name) => !listed.has(name))).toEqual([]);
    expect(listed).not.toContain('vitest');
  });

  it('is of the functions the bundle, the lockfile and the rule for install scripts', () => {
    const { functions } = JSON.parse(read('firebase.json')) as { functions: { ignore: string[] } };
    const deployed = readdirSync(join(root, 'functions')).filter(
      (file) =>
        !file.startsWith('.env.') && !functions.ignore.some((glob) => matchesGlob(file, glob)),
    );
    expect(deployed).toEqual(['.npmrc', 'lib', 'package-lock.json', 'package.json']);
  });
});
