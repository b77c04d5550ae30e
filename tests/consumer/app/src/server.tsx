import { renderToString } from 'react-dom/server';
import { journeyWordsOf } from '../../../../packages/ui/src/fixtures/journeys.ts';
import { tourPageOf } from '../../../../packages/ui/src/fixtures/tourPage.tsx';
import { wordsOf } from '../../../../packages/ui/src/fixtures/words.ts';
import { Frame } from './Frame.tsx';
import { HomePage } from './HomePage.tsx';

const locale = 'de';

/** Two pages as HTML, for standard output. */
console.log(
  renderToString(
    <Frame locale={locale}>
      <HomePage locale={locale} />
      {tourPageOf(wordsOf({ locale }), journeyWordsOf({ locale }))}
    </Frame>,
  ),
);
