/** Writes CHANGELOG.md for readers who upgrade: what a changeset says, without the names of our commits. */

export async function getReleaseLine({ summary }: { summary: string }): Promise<string> {
  const [first, ...others] = summary.trim().split('\n');
  return [`- ${first}`, ...others.map((line) => `  ${line}`.trimEnd())].join('\n');
}

/** Nothing: which of its dependencies changed does not concern who installs a package. */
export async function getDependencyReleaseLine(): Promise<string> {
  return '';
}
