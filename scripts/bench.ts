/**
 * `npm run bench [-- --runs 5]`: how fast the built site is, served as in production, against the same
 * pages with their scripts taken out (docs/performance.md says what each figure means).
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Result } from 'lighthouse';
import { pages } from './bench/browser.ts';
import { reportBundle } from './bench/bundle.ts';
import { bytesOf, firstView, type Kind, type SentFile } from './bench/firstView.ts';
import { type Taps, tap } from './bench/interactions.ts';
import { measure } from './bench/lighthouse.ts';
import { startServer } from './bench/server.ts';
import { build } from './build.ts';
import { root } from './toolchain.mjs';

const folder = join(root, '.cache/bench');

/** Screens in CSS px: the phone of the budgets, and Lighthouse's. */
const phones = { phone: { width: 390, height: 844 }, lighthouse: { width: 412, height: 823 } };

/** Lighthouse's id of each figure, and its significant decimals. */
const metrics = {
  FCP: { id: 'first-contentful-paint', digits: 0 },
  LCP: { id: 'largest-contentful-paint', digits: 0 },
  TBT: { id: 'total-blocking-time', digits: 0 },
  CLS: { id: 'cumulative-layout-shift', digits: 3 },
  SI: { id: 'speed-index', digits: 0 },
} as const;

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** The figures of a Lighthouse result: scores from 0 to 100, times in ms, bytes. */
function figuresOf({ categories: scored, audits, environment }: Result) {
  const valueOf = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    figures: {
      ...Object.fromEntries(
        Object.values(scored).map(({ id, score }) => [id, 100 * (score ?? Number.NaN)]),
      ),
      ...Object.fromEntries(Object.entries(metrics).map(([name, { id }]) => [name, valueOf(id)])),
      bytes: valueOf('total-byte-weight'),
    } as Record<string, number>,
    benchmarkIndex: environment.benchmarkIndex,
    failing: Object.values(scored)
      .filter(({ id }) => id !== 'performance')
      .flatMap(({ auditRefs }) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0)
      .map(({ id }) => id),
  };
}

/**
 * 'simulate' is Lighthouse's default: it loads the page at full speed and calculates the times of a slow
 * phone. 'devtools' really slows network and processor down.
 */
const methods = ['simulate', 'devtools'] as const;

/** Of a page: with its scripts, and without. */
type Side = 'full' | 'bare';

const median = (values: number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [below = Number.NaN, above = Number.NaN] = sorted.slice(middle - 1, middle + 1);
  return sorted.length % 2 === 1 ? (sorted[middle] ?? Number.NaN) : (below + above) / 2;
};

const kib = (bytes: number) => (bytes / 1024).toFixed(1);

function table(head: string[], rows: (string | number)[][]): string {
  const widths = head.map((_, at) =>
    Math.max(...[head, ...rows].map((row) => `${row[at]}`.length)),
  );
  const line = (cells: (string | number)[]) =>
    `| ${cells.map((cell, at) => `${cell}`.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

async function bench() {
  const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
  const runs = Number(values.runs);
  if (!(Number.isInteger(runs) && runs > 0))
    throw new Error('--runs takes a whole number from 1 up');

  await build();
  await mkdir(join(folder, 'lighthouse'), { recursive: true });
  const full = await startServer();
  const bare = await startServer({ hasScripts: false });
  const report: string[] = [];
  const say = (text: string) => {
    report.push(text);
    console.log(text);
  };

  try {
    say(
      `# Bench\n\n${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0]?.model.trim()}, ` +
        `Node ${process.versions.node}, ${runs} runs, load before ${loadavg()[0]?.toFixed(1)}.`,
    );

    const views: { path: string; size: { width: number; height: number }; files: SentFile[] }[] =
      [];
    for (const path of pages) {
      for (const size of Object.values(phones)) {
        views.push({ path, size, files: await firstView(full, path, size) });
      }
      await firstView(bare, path, phones.phone); // Fills the server's cache, as above.
    }
    const weightOf = (files: SentFile[], kind: Kind) =>
      kib(bytesOf(files.filter((file) => file.kind === kind)));
    const kinds: Kind[] = ['page', 'style', 'script', 'font', 'picture', 'data'];
    say('\n## First view until 5 s after load, KiB in brotli\n');
    say(
      table(
        ['page', 'screen', 'all', 'before load', ...kinds, 'files'],
        views.map(({ path, size: { width, height }, files }) => [
          path,
          `${width} × ${height}`,
          kib(bytesOf(files)),
          kib(bytesOf(files.filter(({ isBeforeLoad }) => isBeforeLoad))),
          ...kinds.map((kind) => weightOf(files, kind)),
          files.length,
        ]),
      ),
    );

    const home = views.find(({ path }) => path === '/')?.files ?? [];
    const byPackage = await reportBundle(join(folder, 'bundle'), home);
    say('\n## Scripts of / by package, KiB in brotli\n');
    say(
      table(
        ['package', 'KiB'],
        byPackage.map(({ name, bytes }) => [name, kib(bytes)]),
      ),
    );

    // Interleaved, so that other load on the machine affects both sides of a ratio.
    const results: ({ path: string; method: string; side: string } & ReturnType<
      typeof figuresOf
    >)[] = [];
    const servers = { full, bare };
    for (let run = 1; run <= runs; run++) {
      for (const path of pages) {
        for (const method of methods) {
          for (const [side, server] of Object.entries(servers)) {
            process.stderr.write(`\rRun ${run} of ${runs}: ${path} ${method} ${side}    `);
            const result = await measure(server, path, {
              throttlingMethod: method,
              onlyCategories: method === 'simulate' ? categories : ['performance'],
              disableFullPageScreenshot: true,
            });
            const name = [path.slice(1).replaceAll('/', '-') || 'home', method, side].join('.');
            await writeFile(join(folder, 'lighthouse', `${name}.json`), JSON.stringify(result));
            results.push({ path, method, side, ...figuresOf(result) });
          }
        }
      }
    }
    process.stderr.write('\n');

    const medianOf = (path: string, method: string, side: Side, name: string) =>
      median(
        results
          .filter((each) => each.path === path && each.method === method && each.side === side)
          .map(({ figures }) => figures[name] ?? Number.NaN),
      );
    const index = median(results.map(({ benchmarkIndex }) => benchmarkIndex));
    say(`\n## Lighthouse mobile, medians (benchmark index ${index.toFixed(0)})\n`);
    say(
      table(
        ['page', 'performance without scripts', ...categories, 'KiB', 'failing'],
        pages.map((path) => [
          path,
          medianOf(path, 'simulate', 'bare', 'performance').toFixed(0),
          ...categories.map((id) => medianOf(path, 'simulate', 'full', id).toFixed(0)),
          kib(medianOf(path, 'simulate', 'full', 'bytes')),
          results.find((each) => each.path === path)?.failing.join(', ') || '-',
        ]),
      ),
    );
    for (const method of methods) {
      say(`\n### Throttling '${method}': times in ms, with scripts / without\n`);
      say(
        table(
          ['page', ...Object.keys(metrics), 'LCP ratio'],
          pages.map((path) => [
            path,
            ...Object.entries(metrics).map(([name, { digits }]) =>
              (['full', 'bare'] as const)
                .map((side) => medianOf(path, method, side, name).toFixed(digits))
                .join(' / '),
            ),
            (medianOf(path, method, 'full', 'LCP') / medianOf(path, method, 'bare', 'LCP')).toFixed(
              3,
            ),
          ]),
        ),
      );
    }

    const taps: { path: string; side: string; found: Record<string, Taps> }[] = [];
    for (let run = 1; run <= runs; run++) {
      for (const path of pages) {
        for (const [side, server] of Object.entries(servers)) {
          taps.push({ path, side, found: await tap(server, path) });
        }
        process.stderr.write(`\rTaps, run ${run} of ${runs}: ${path}   `);
      }
    }
    process.stderr.write('\n');
    say(
      '\n## Tap to next paint at 4 times slower CPU, ms: first tap / slowest tap, medians, ' +
        'with scripts, without\n',
    );
    const tapTimes = (path: string, name: string, side: Side) => {
      const found = taps
        .filter((each) => each.path === path && each.side === side)
        .flatMap((each) => each.found[name] ?? []);
      return found.length === 0
        ? '-'
        : (['first', 'slowest'] as const)
            .map((which) => median(found.map((each) => each[which])))
            .join(' / ');
    };
    const tapped = [...new Set(taps.flatMap(({ found }) => Object.keys(found)))];
    say(
      table(
        ['page', ...tapped],
        pages.map((path) => [
          path,
          ...tapped.map((name) =>
            (['full', 'bare'] as const).map((side) => tapTimes(path, name, side)).join(', '),
          ),
        ]),
      ),
    );
    await writeFile(join(folder, 'report.md'), `${report.join('\n')}\n`);
    console.log(`\nIn ${folder}: report.md, lighthouse/, bundle/bundle.html`);
  } finally {
    await Promise.all([full.stop(), bare.stop()]);
  }
}

await bench();
