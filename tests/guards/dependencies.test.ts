import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { matchesIn } from '../support/lines.ts';

const root = join(import.meta.dirname, '../..');

/** The workspace packages that each part may import (docs/architecture.md, 'Which part imports which'). */
const allowed: Record<string, string[]> = {
  'packages/ui': [],
  'packages/artwork': [],
  'packages/artwork-studio': [
    '@elevate/artwork/files',
    '@elevate/brand/arch',
    '@elevate/brand/colors',
  ],
  // For their types alone.
  'packages/brand': [
    '@elevate/artwork',
    '@elevate/enquiry',
    '@elevate/languages',
    '@elevate/ui/brand',
  ],
  'packages/languages': [],
  'packages/enquiry': ['@elevate/languages'],
  'packages/backend-client': ['@elevate/enquiry'],
  'packages/mail': [
    '@elevate/brand',
    '@elevate/brand/colors',
    '@elevate/brand/replies',
    '@elevate/brand/shape',
    '@elevate/brand/type',
    '@elevate/enquiry',
    '@elevate/enquiry/briefText',
    '@elevate/enquiry/journeyTitles',
    '@elevate/languages',
    '@elevate/ui/brand',
    '@elevate/ui/tokens',
  ],
  site: [
    '@elevate/artwork',
    '@elevate/backend-client',
    '@elevate/brand',
    '@elevate/brand/advisers',
    '@elevate/brand/arch',
    '@elevate/brand/colors',
    '@elevate/brand/conditions',
    '@elevate/brand/fonts',
    '@elevate/brand/operatorRecord',
    '@elevate/brand/photograph',
    '@elevate/brand/prices',
    '@elevate/brand/properties',
    '@elevate/brand/retreatConditions',
    '@elevate/brand/styles.css',
    '@elevate/brand/tourConditions',
    '@elevate/enquiry',
    '@elevate/enquiry/briefText',
    '@elevate/enquiry/issues',
    '@elevate/enquiry/journeyTitles',
    '@elevate/languages',
    '@elevate/ui',
  ],
  functions: [
    '@elevate/brand',
    '@elevate/enquiry',
    '@elevate/enquiry/issues',
    '@elevate/languages',
    '@elevate/mail',
  ],
};

/** What the build of any part may need: fonts, catalogs, policy and facts. */
const vitePlugins = new Set([
  'scripts/brandStyles.ts',
  'scripts/catalogs.ts',
  'scripts/contentSecurityPolicy.ts',
  'scripts/facts.ts',
]);

function sourceFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      return ['node_modules', 'dist', 'dist-server', 'lib'].includes(entry.name)
        ? []
        : sourceFiles(path);
    }
    return /\.(ts|tsx|mjs)$/.test(entry.name) ? [path] : [];
  });
}

const importsIn = (file: string) => matchesIn(file, /(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g);

describe.each(Object.entries(allowed))('%s', (part, ours) => {
  const files = sourceFiles(part);

  it('imports only the workspace packages that it may', () => {
    expect(files.length).toBeGreaterThan(0);
    const wrong = files.flatMap((file) =>
      importsIn(file)
        .filter(({ found }) => found.startsWith('@elevate/') && !ours.includes(found))
        .map(({ at, found }) => `${at} imports ${found}`),
    );
    expect(wrong).toEqual([]);
  });

  it('imports nothing from another part by path', () => {
    const wrong = files.flatMap((file) =>
      importsIn(file)
        .filter(({ found }) => found.startsWith('.'))
        .filter(({ found }) => {
          const path = join(file, '..', found);
          return !path.startsWith(part) && !vitePlugins.has(path);
        })
        .map(({ at, found }) => `${at} imports ${found}`),
    );
    expect(wrong).toEqual([]);
  });
});

it('knows every package', () => {
  const packages = readdirSync(join(root, 'packages')).filter((name) =>
    existsSync(join(root, 'packages', name, 'package.json')),
  );
  expect(packages.map((name) => `packages/${name}`).toSorted()).toEqual(
    Object.keys(allowed)
      .filter((part) => part.startsWith('packages/'))
      .toSorted(),
  );
});
