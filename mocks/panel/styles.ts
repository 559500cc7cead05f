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
  width: min(420px, calc(100vw - 24px)); max-height: min(720px, calc(100dvh - 24px)); overflow: auto;
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
select { display: block; width: 100%; min-height: 36px; margin-top: 4px; padding: 4px 8px; font-weight: 400; }
select, .plain {
  border: 1px solid light-dark(#8d84ad, #857aa9); border-radius: 8px;
  background: light-dark(#fff, #241e36);
}
.plain { min-height: 36px; padding: 4px 12px; cursor: pointer; }
.row { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 12px; }
summary { min-height: 32px; padding: 6px 0; cursor: pointer; font-weight: 550; text-transform: capitalize; }
ul { margin: 0 0 8px; padding: 0 0 0 18px; }
li { padding: 3px 0; }
a { color: light-dark(#3b2f9e, #cabfff); }
a[aria-current] { font-weight: 650; }
@media print { aside { display: none; } }
`;
