import { renderToString } from 'react-dom/server';
import { EveryComponent } from '../../../../packages/ui/src/fixtures/everyComponent.tsx';

/** Prints the HTML of every component. */
console.log(renderToString(<EveryComponent locale="de" />));
