import './lines/Lines.css.ts';
import './viewer/Viewer.css.ts';
