import './lines/Lines.css.ts';
import './lines/LineText.css.ts';
import './viewer/LogOverlays.css.ts';
import './viewer/Viewer.css.ts';
