import './themes.css.ts';
import './logThemes.css.ts';
