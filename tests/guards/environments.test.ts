import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../support/repository.ts';

/** Every file that a project type-checks, declarations included. */
const filesOf = (project: string) =>
  execFileSync(
    process.execPath,
    [join(root, 'node_modules/typescript/bin/tsc'), '-p', project, '--listFilesOnly'],
    { cwd: root, encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 },
  )
    .trim()
    .split('\n');

describe.each([
  { project: 'anywhere', folders: ['packages/{artwork,brand,enquiry,languages}'] },
  { project: 'browser', folders: ['packages/{backend-client,ui}', 'site'], hasDom: true },
  { project: 'server', folders: ['functions', 'packages/mail'], hasNode: true },
])('code for $project', ({ project, folders, hasDom = false, hasNode = false }) => {
  const files = filesOf(`tsconfig.${project}.json`);

  it('is all in its project', () => {
    const isOfStories =
      /\.(test|stories)\.tsx?$|\/(docs|fixtures|stories)\/|\/(legibility\.ts|mailStories\.tsx)$/;
    const sources = globSync(
      folders.map((folder) => `${folder}/src/**/*.{ts,tsx}`),
      { cwd: root },
    ).filter((file) => !isOfStories.test(file));
    expect(sources.length).toBeGreaterThan(0);
    expect(sources.filter((file) => !files.includes(join(root, file)))).toEqual([]);
  });

  it(`knows the DOM: ${hasDom}`, () => {
    expect(files.some((file) => file.endsWith('/lib.dom.d.ts'))).toBe(hasDom);
  });

  // One import of a package that brings the types of Node makes `Buffer` and `process` known to all files.
  it(`knows Node: ${hasNode}`, () => {
    expect(files.some((file) => file.includes('/node_modules/@types/node/'))).toBe(hasNode);
  });
});
