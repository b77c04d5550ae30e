import { expect, it, vi } from 'vitest';
import { RouteLoader, RouteUnavailableError } from './RouteLoader.ts';
import { notFoundRoute as route } from './routes.ts';

type Options = ConstructorParameters<typeof RouteLoader>[0];

const Page = () => null;
const failure = new Error('lost');

function setUp() {
  const options = {
    loadWords: vi.fn<Options['loadWords']>(async () => {}),
    importPage: vi.fn<Options['importPage']>(async () => Page),
    recover: vi.fn<Options['recover']>(async () => {}),
  };
  return { ...options, loader: new RouteLoader(options) };
}

it('keeps one promise for a page and language, also after it has failed', async () => {
  const { loader, importPage } = setUp();
  importPage.mockRejectedValue(failure);
  const visit = loader.visitRoute(route, 'en');
  expect(loader.visitRoute(route, 'en')).toBe(visit);
  expect(loader.visitRoute(route, 'de')).not.toBe(visit);
  await expect(visit).rejects.toThrow(RouteUnavailableError);
  expect(loader.visitRoute(route, 'en')).toBe(visit);
});

it('has the page once its code and words are loaded', async () => {
  const { loader } = setUp();
  const visit = loader.visitRoute(route, 'en');
  expect(loader.loaded(route, 'en')).toBeUndefined();
  await visit;
  expect(loader.loaded(route, 'en')).toBe(Page);
});

it('tries again once failures are forgotten', async () => {
  const { loader, importPage } = setUp();
  importPage.mockRejectedValueOnce(failure);
  await expect(loader.visitRoute(route, 'en')).rejects.toThrow(RouteUnavailableError);
  loader.forgetFailures();
  await expect(loader.visitRoute(route, 'en')).resolves.toBe(Page);
});

it('recovers for a visitor, but not for a prefetch', async () => {
  const { loader, importPage, recover } = setUp();
  importPage.mockRejectedValue(failure);
  await expect(loader.loadRoute(route, 'en')).rejects.toThrow(RouteUnavailableError);
  expect(recover).not.toHaveBeenCalled();
  await expect(loader.visitRoute(route, 'en')).rejects.toThrow(RouteUnavailableError);
  expect(recover).toHaveBeenCalledExactlyOnceWith(route, 'en');
});

it('keeps the newer request when a forgotten one fails later', async () => {
  const { loader, importPage } = setUp();
  const code = Promise.withResolvers<typeof Page>();
  importPage.mockReturnValueOnce(code.promise);
  const forgotten = loader.loadRoute(route, 'en');
  loader.forgetFailures();
  const newer = loader.visitRoute(route, 'en');
  code.reject(failure);
  await expect(forgotten).rejects.toThrow(RouteUnavailableError);
  await newer;
  expect(loader.visitRoute(route, 'en')).toBe(newer);
});
