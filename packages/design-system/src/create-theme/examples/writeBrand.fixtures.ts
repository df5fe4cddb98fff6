import { writeFileSync } from 'node:fs';

import { themeToCss } from '../index.ts';
import { brand } from './brand.fixtures.ts';

const [, , file = 'brand.css'] = process.argv;
writeFileSync(file, themeToCss(brand, { selector: '.acme' }));
