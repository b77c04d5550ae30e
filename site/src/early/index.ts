/**
 * Runs in the head, before the page is painted, as one small classic script: what cannot wait for the
 * page's own scripts, which site/build.mjs leaves to it to load.
 */
import { holdBack, isOtherLanguage, rememberChosenLanguage } from './holdLanguage.ts';
import { keepPress } from './keepPress.ts';
import { loadScripts, loadScriptsWhenNeeded } from './loadScripts.ts';

rememberChosenLanguage();
keepPress();
loadScriptsWhenNeeded();
if (isOtherLanguage()) {
  holdBack();
  loadScripts();
}
