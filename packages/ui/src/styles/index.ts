import './layers.css.ts';
import './theme.css.ts';
import './global.css.ts';
import './print.css.ts';
