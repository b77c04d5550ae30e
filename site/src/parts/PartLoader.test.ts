import { expect, it, vi } from 'vitest';
import { Catalogs } from './catalogs.ts';
import { PartLoader, PartUnavailableError } from './PartLoader.ts';

type Options = ConstructorParameters<typeof PartLoader>[0];

const Component = () => null;
const failure = new Error('lost');

function setUp() {
  const loadCatalog = vi.fn<ConstructorParameters<typeof Catalogs>[0]>(async (scope) => ({
    [scope]: scope,
  }));
  const options = {
    importPart: vi.fn<Options['importPart']>(async () => Component),
    reloadOnChunkError: vi.fn<Options['reloadOnChunkError']>(async () => {}),
  };
  const loader = new PartLoader({ ...options, catalogs: new Catalogs(loadCatalog) });
  return { ...options, loadCatalog, loader };
}

it('keeps one promise for a part and language, also after it has failed', async () => {
  const { loader, importPart } = setUp();
  importPart.mockRejectedValue(failure);
  const visit = loader.visit('retreats', 'en');
  expect(loader.visit('retreats', 'en')).toBe(visit);
  expect(loader.visit('retreats', 'de')).not.toBe(visit);
  await expect(visit).rejects.toThrow(PartUnavailableError);
  expect(loader.load('retreats', 'en')).toBe(visit);
});

it('has a part once its code, its words and the words of the shell are loaded', async () => {
  const { loader } = setUp();
  const visit = loader.visit('retreats', 'en');
  expect(loader.loaded('retreats', 'en')).toBeUndefined();
  await visit;
  const { i18n, ...part } = loader.loaded('retreats', 'en') ?? {};
  expect(part).toEqual({ Component });
  expect(i18n?.messages).toEqual({ shell: 'shell', retreats: 'retreats' });
});

it('tries again once failures are forgotten, and only what failed', async () => {
  const { loader, importPart, loadCatalog } = setUp();
  loadCatalog.mockRejectedValueOnce(failure);
  await expect(loader.load('retreats/finder', 'en')).rejects.toThrow(PartUnavailableError);
  await expect(loader.load('retreats/finder', 'en')).rejects.toThrow(PartUnavailableError);
  expect(importPart).toHaveBeenCalledOnce();
  loader.forgetFailures();
  await loader.load('retreats/finder', 'en');
  expect(loadCatalog.mock.calls.map(([scope]) => scope)).toEqual([
    'shell',
    'retreats/finder',
    'shell',
  ]);
});

it('reloads for a visitor, but not for a prefetch or a part of a page', async () => {
  const { loader, importPart, reloadOnChunkError } = setUp();
  importPart.mockRejectedValue(failure);
  loader.prefetch('retreats', 'en');
  await expect(loader.load('retreats/finder', 'en')).rejects.toThrow(PartUnavailableError);
  expect(reloadOnChunkError).not.toHaveBeenCalled();
  await expect(loader.visit('retreats', 'en')).rejects.toThrow(PartUnavailableError);
  expect(reloadOnChunkError).toHaveBeenCalledExactlyOnceWith('retreats', 'en');
});

it('reports that a visitor waits, also on a retry', async () => {
  const { loader, importPart } = setUp();
  importPart.mockRejectedValueOnce(failure);
  for (const isThere of [false, true]) {
    const visit = loader.visit('retreats', 'en');
    expect(loader.isLoading()).toBe(true);
    await visit.catch(() => {});
    expect(loader.isLoading()).toBe(false);
    expect(loader.loaded('retreats', 'en') !== undefined).toBe(isThere);
    loader.forgetFailures();
  }
});

it('changes a page to another language together with the parts that were used', async () => {
  const { loader, importPart } = setUp();
  await Promise.all(
    ['retreats', 'retreats/finder', 'blog/late'].map((scope) => loader.load(scope, 'en')),
  );
  const { promise: code, resolve } = Promise.withResolvers<typeof Component>();
  importPart
    .mockReset()
    .mockImplementation((scope) =>
      scope === 'retreats/finder' ? code : Promise.resolve(Component),
    );
  const visit = loader.visitWithParts('retreats', 'de');
  // In one round.
  await vi.waitFor(() => expect(loader.loaded('retreats', 'de')).toBeDefined());
  expect(importPart.mock.calls.flat().toSorted()).toEqual(['retreats', 'retreats/finder']);
  resolve(Component);
  await visit;
  expect(loader.loaded('retreats/finder', 'de')).toBeDefined();
  expect(loader.loaded('blog/late', 'de')).toBeUndefined();
});

it('has a page though one of its used parts does not load, unless the whole is wanted', async () => {
  const { loader, importPart } = setUp();
  await Promise.all(['retreats', 'retreats/finder'].map((scope) => loader.load(scope, 'en')));
  importPart.mockImplementation((scope) =>
    scope === 'retreats/finder' ? Promise.reject(failure) : Promise.resolve(Component),
  );
  await expect(loader.visit('retreats', 'de')).resolves.toBeDefined();
  await expect(loader.visitWithParts('retreats', 'de')).rejects.toThrow('retreats/finder');
});

it('prefetches a page without re-rendering another', async () => {
  const { loader } = setUp();
  const { i18n } = await loader.load('retreats', 'en');
  const onChange = vi.fn<() => void>();
  // All that re-renders what is shown.
  i18n.on('change', onChange);
  loader.subscribe(onChange);
  loader.prefetch('about', 'en');
  await loader.load('about', 'en');
  expect(onChange).not.toHaveBeenCalled();
});
