/** The panel's own styles, inside its shadow root: nothing of the site reaches in or out. */
export const panelStyles = `
:host { all: initial; }
aside, dialog { color-scheme: light dark; font: 400 14px/1.45 system-ui, sans-serif; }
* { box-sizing: border-box; font: inherit; color: inherit; }
.open {
  position: fixed; inset: auto auto 12px 12px; z-index: 2147483000;
  width: 44px; height: 44px; padding: 0; border-radius: 50%; cursor: pointer;
  font-size: 12px; font-weight: 600;
  border: 1px solid light-dark(#5b4b8a, #b9a9ee);
  background: light-dark(#fff, #1d1830); color: light-dark(#43356f, #d9cfff);
  box-shadow: 0 1px 6px rgb(0 0 0 / 25%); opacity: 0.85;
}
.open:hover, .open:focus-visible { opacity: 1; }
.open[data-active='true'] { background: #9c2f10; border-color: #9c2f10; color: #fff; opacity: 1; }
:focus-visible { outline: 3px solid light-dark(#3b2f9e, #cabfff); outline-offset: 2px; }
dialog {
  position: fixed; inset: auto auto 12px 12px; margin: 0; padding: 16px;
  width: min(600px, calc(100vw - 24px)); height: min(760px, calc(100dvh - 24px)); overflow: auto;
  border: 1px solid light-dark(#cfc8e6, #4b4170); border-radius: 12px;
  background: light-dark(#fff, #17131f); color: light-dark(#1e1933, #ece8fa);
  box-shadow: 0 8px 32px rgb(0 0 0 / 35%);
}
dialog::backdrop { background: rgb(20 16 34 / 35%); }
header { display: flex; align-items: center; justify-content: space-between; gap: 12px; }
h2 { margin: 0; font-size: 18px; font-weight: 650; }
h3 { margin: 16px 0 4px; font-size: 14px; font-weight: 650; }
p { margin: 8px 0; }
label { display: block; margin-top: 10px; font-weight: 550; }
label.check { display: flex; align-items: center; gap: 8px; min-height: 32px; }
select, input:not([type='checkbox']) { display: block; width: 100%; min-height: 36px; margin-top: 4px; padding: 4px 8px; font-weight: 400; }
select, input:not([type='checkbox']), .plain {
  border: 1px solid light-dark(#8d84ad, #857aa9); border-radius: 8px;
  background: light-dark(#fff, #241e36);
}
.plain { min-height: 36px; padding: 4px 12px; cursor: pointer; }
.row { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 12px; }
summary { min-height: 32px; padding: 6px 0; cursor: pointer; font-weight: 550; text-transform: capitalize; }
ul { margin: 0 0 8px; padding: 0; list-style: none; }
li { padding: 4px 0; }
.status { overflow-wrap: anywhere; }
.note { margin: 0; color: light-dark(#544d6e, #b9b0d4); font-size: 13px; overflow-wrap: anywhere; }
[role='tablist'] {
  position: sticky; top: -16px; display: flex; flex-wrap: wrap; gap: 4px; margin: 12px -16px 0; padding: 8px 16px 0;
  border-bottom: 1px solid light-dark(#cfc8e6, #4b4170); background: inherit;
}
[role='tab'] {
  min-height: 36px; padding: 4px 10px; border: 0; border-bottom: 3px solid transparent; background: none; cursor: pointer;
}
[role='tab'] { font-weight: 550; }
[role='tab'][aria-selected='true'] { border-color: currentcolor; }
label + .note { margin-top: 8px; }
[role='tabpanel'] { padding-top: 4px; }
.entries li { display: flex; gap: 8px; }
.tick { flex: none; width: 1.2em; text-align: center; }
.seen .tick { color: light-dark(#1c6b3a, #7fdba2); font-weight: 700; }
.ruleFlow { font-size: 13px; }
.unseen-text { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.people li { display: grid; grid-template-columns: minmax(9em, 13em) 1fr; align-items: center; gap: 12px; }
.people .plain { text-align: start; }
[aria-current='true'] { font-weight: 650; }
#mock-sheet summary { text-transform: none; overflow-wrap: anywhere; }
#mock-sheet summary::first-letter { text-transform: uppercase; }
.odd summary { color: light-dark(#9c2f10, #ffb59c); }
h4 { margin: 8px 0 0; font-weight: 550; }
pre {
  max-height: 240px; margin: 4px 0 8px; padding: 8px; overflow: auto; border-radius: 8px;
  background: light-dark(#f3f0fa, #241e36); font: 12px/1.5 ui-monospace, monospace;
}
dl { display: grid; grid-template-columns: auto 1fr; gap: 2px 12px; margin: 4px 0; }
dd { margin: 0; overflow-wrap: anywhere; }
ins { text-decoration: none; font-weight: 550; }
a { color: light-dark(#3b2f9e, #cabfff); }
@media (width < 480px) {
  .plain { padding-inline: 8px; }
  [role='tablist'] { display: grid; grid-template-columns: repeat(3, 1fr); gap: 0; }
  .people li { grid-template-columns: 9em 1fr; }
}
@media print { aside { display: none; } }
`;
