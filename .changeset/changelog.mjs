/** Writes CHANGELOG.md for the one who upgrades: what a changeset says, without the names of our commits. */

export async function getReleaseLine({ summary }) {
  const [first, ...others] = summary.trim().split('\n');
  return [`- ${first}`, ...others.map((line) => `  ${line}`.trimEnd())].join('\n');
}

/** Nothing: what a dependency of ours has changed is its own affair. */
export async function getDependencyReleaseLine() {
  return '';
}
