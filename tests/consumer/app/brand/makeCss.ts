import { writeFileSync } from 'node:fs';
import { brandCss } from '@elevate/ui/brand';
import { brand } from './brand.ts';

writeFileSync('src/brand.css', brandCss(brand, 'system'));
