import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { read, root } from '../support/repository.ts';

describe.each(globSync('.github/workflows/*.yml', { cwd: root }))('%s', (file) => {
  const text = read(file);

  it('names actions by their commit: a tag can be moved', () => {
    for (const [, action] of text.matchAll(/uses: (.*)/g)) {
      expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    }
  });

  it('gives a secret to no job, and to no step that installs', () => {
    const secret = /\$\{\{ *secrets\.\w+ *\}\}/;
    for (const step of text.split(/^ {6}- /m).filter((part) => secret.test(part))) {
      expect(step).toMatch(/^ {10}\w+: \$\{\{ *secrets\./m);
      expect(step).not.toMatch(/npm (?!run chromatic)/);
    }
  });

  it('runs no install scripts in a job that can log in', () => {
    if (!text.includes('id-token: write')) return;
    expect(text.match(/npm .*/g)).toEqual(['npm ci --ignore-scripts']);
  });
});
