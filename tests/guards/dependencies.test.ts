import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { matchesIn, root } from '../support/repository.ts';

/** The workspace packages, or one entry of a package, that each part may import (docs/architecture.md, 'Which part imports which'). */
const allowed: Record<string, string[]> = {
  'packages/ui': [],
  'packages/artwork': [],
  // For their types alone.
  'packages/brand': ['artwork', 'enquiry', 'languages', 'ui/brand'],
  'packages/languages': [],
  'packages/enquiry': ['languages'],
  'packages/backend-client': ['enquiry'],
  'packages/mail': ['brand', 'enquiry', 'languages', 'ui/brand', 'ui/tokens'],
  site: ['artwork', 'backend-client', 'brand', 'enquiry', 'languages', 'ui'],
  functions: ['brand', 'enquiry', 'languages', 'mail'],
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

  const isAllowed = (file: string, found: string) => {
    if (found.startsWith('@elevate/')) {
      return ours.some((name) => `${found}/`.startsWith(`@elevate/${name}/`));
    }
    const path = join(file, '..', found);
    return !found.startsWith('.') || path.startsWith(part) || vitePlugins.has(path);
  };

  it('imports only the workspace packages that it may, and no other part by path', () => {
    expect(files.length).toBeGreaterThan(0);
    const wrong = files.flatMap((file) =>
      importsIn(file)
        .filter(({ found }) => !isAllowed(file, found))
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
