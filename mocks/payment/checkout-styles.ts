/** The look of the mocked checkout: plainly somebody else's window, and not this site's. */
export const checkoutStyles = `
:host { color-scheme: light; }
dialog {
  box-sizing: border-box; inline-size: min(26rem, calc(100vw - 2rem)); padding: 1.5rem;
  border: 0; border-radius: 12px; background: #fff; color: #1b2436;
  font: 1rem/1.5 system-ui, sans-serif; box-shadow: 0 24px 64px rgb(10 20 40 / 40%);
}
dialog::backdrop { background: rgb(10 20 40 / 55%); }
header { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: 8px; }
h2 { margin: 0; font-size: 1.125rem; }
p { margin: 12px 0 0; }
.amount { font-size: 2rem; font-weight: 650; }
.note { color: #44506a; }
.news { color: #a0281c; min-block-size: 1.5rem; }
.choices { display: grid; gap: 8px; margin-block-start: 12px; }
button {
  min-block-size: 2.75rem; padding: 8px 16px; border: 1px solid #6b7690; border-radius: 8px;
  background: #fff; color: inherit; font: inherit; cursor: pointer;
}
.choices button:first-child { border-color: #1f4fd8; background: #1f4fd8; color: #fff; font-weight: 600; }
button:focus-visible { outline: 3px solid #1f4fd8; outline-offset: 2px; }
`;
