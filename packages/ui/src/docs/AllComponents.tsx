import { DocsContext } from '@storybook/addon-docs/blocks';
import type { ReactRenderer } from '@storybook/react-vite';
import { use, useEffect, useRef, useState } from 'react';
import { STORY_RENDERED } from 'storybook/internal/core-events';
import type { PreparedStory } from 'storybook/internal/types';
import { Block } from './Block.tsx';
import * as styles from './blocks.css.ts';

/** What is used of Storybook's index. */
interface Entry {
  id: string;
  title: string;
  type: 'docs' | 'story';
  importPath: string;
  tags: string[];
}

interface Shown {
  group: string;
  name: string;
  docsId: string;
  /** None of toasts: one would lie over the whole page. */
  storyId: string | undefined;
}

/** The components of the index with their first story, in the order of the sidebar. */
async function fetchComponents(): Promise<Shown[]> {
  const response = await fetch('./index.json');
  const { entries } = (await response.json()) as { entries: Record<string, Entry> };
  const ours = Object.values(entries).filter(({ importPath }) =>
    importPath.includes('/ui/src/components/'),
  );
  const stories = ours.filter(({ type, tags }) => type === 'story' && tags.includes('dev'));
  return ours
    .filter(({ type }) => type === 'docs')
    .flatMap(({ id: docsId, title }) => {
      const [group = '', name = ''] = title.split('/');
      const story = stories.find((other) => other.title === title);
      return story
        ? { group, name, docsId, storyId: name === 'Toasts' ? undefined : story.id }
        : [];
    });
}

/** A story in a box, at the scale at which it fits. */
function LivePicture({ storyId }: { storyId: string }) {
  const context = use(DocsContext);
  const box = useRef<HTMLDivElement>(null);
  const [story, setStory] = useState<PreparedStory<ReactRenderer>>();
  const [isRendered, setIsRendered] = useState(false);

  useEffect(() => {
    const show = (id: string) => {
      if (id === storyId) setIsRendered(true);
    };
    context.channel.on(STORY_RENDERED, show);
    return () => context.channel.off(STORY_RENDERED, show);
  }, [context, storyId]);

  useEffect(() => {
    void context.loadStory(storyId).then((loaded) => setStory(loaded as typeof story));
  }, [context, storyId]);

  useEffect(() => {
    if (!story || !box.current) return undefined;
    const remove = context.renderStoryToElement(
      story,
      box.current,
      { showMain: () => {}, showError: () => {}, showException: () => {} },
      { autoplay: false, forceInitialArgs: true },
    );
    return () => void remove();
  }, [context, story]);

  const isPage = story?.parameters['layout'] === 'fullscreen';
  return (
    // Hidden until then, as a story may scroll itself into view.
    <div className={styles.live} data-page={isPage || undefined} hidden={!isRendered} ref={box} />
  );
}

/** Every component by group, with a link to its page. */
export function AllComponents() {
  const [components, setComponents] = useState<Shown[]>([]);
  useEffect(() => {
    void fetchComponents().then(setComponents);
  }, []);
  return [...Map.groupBy(components, ({ group }) => group)].map(([group, shown]) => (
    <section key={group}>
      <h2 id={group.toLowerCase()}>{group}</h2>
      <Block>
        <ul className={styles.gallery}>
          {shown.map(({ name, docsId, storyId }) => (
            <li className={styles.exhibit} key={docsId}>
              <a className={styles.exhibitLink} href={`?path=/docs/${docsId}`} target="_parent">
                {name}
              </a>
              {storyId !== undefined && (
                <div className={styles.stage} inert>
                  <LivePicture storyId={storyId} />
                </div>
              )}
            </li>
          ))}
        </ul>
      </Block>
    </section>
  ));
}
