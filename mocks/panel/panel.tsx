import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useReducer, useRef, useState } from 'react';
import * as v from 'valibot';
import { readStored, type TextStore } from '../store/text-stores.ts';
import { CurrentState } from './current-state.tsx';
import classes from './panel.module.css';
import type { PanelModel } from './panel-model.ts';
import { Sheets } from './sheets.tsx';
import { noticeOf, statusLine } from './status-line.ts';

const isToggle = ({ code, shiftKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  code === 'KeyM' && shiftKey && (ctrlKey || metaKey);

const DOCK_KEY = 'eduempower.mock.dock';

const dockSchema = v.object({ isOpen: v.boolean(), place: v.picklist(['right', 'bottom']) });
type Dock = v.InferOutput<typeof dockSchema>;

const places: Readonly<Record<Dock['place'], string>> = {
  right: 'On the right',
  bottom: 'At the bottom',
};

export interface PanelProps {
  readonly model: PanelModel;
  /** Remembers the panel's position and whether it is open. */
  readonly store: TextStore;
}

/** Shows the mock panel next to the page. An open panel stays open across reloads. */
export function Panel({ model, store }: PanelProps) {
  const [dock, setDock] = useState(() =>
    readStored(store, DOCK_KEY, dockSchema, { isOpen: false, place: 'right' }),
  );
  const [message, setMessage] = useState('');
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  const panel = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const before = useRef<Element | null>(null);

  const move = (next: Partial<Dock>) => {
    const moved = { ...dock, ...next };
    store.set(DOCK_KEY, JSON.stringify(moved));
    setDock(moved);
  };

  const open = () => {
    before.current = document.activeElement;
    move({ isOpen: true });
  };
  const close = () => move({ isOpen: false });

  useWindowEvent('keydown', (event) => {
    if (!isToggle(event)) return;
    event.preventDefault();
    if (dock.isOpen) close();
    else open();
  });
  useEffect(() => {
    const stops = [model.traffic.subscribe(refresh), model.progress.subscribe(refresh)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [model]);
  useEffect(() => {
    if (dock.isOpen) document.documentElement.dataset.mockDock = dock.place;
    else delete document.documentElement.dataset.mockDock;
  }, [dock.isOpen, dock.place]);
  // Opening the panel moves the focus into it, and closing returns the focus. If the panel is open
  // after a reload, the focus stays on the page.
  const wasOpen = useRef(dock.isOpen);
  useEffect(() => {
    if (wasOpen.current === dock.isOpen) return;
    wasOpen.current = dock.isOpen;
    const back = before.current?.isConnected ? before.current : opener.current;
    const target = dock.isOpen ? panel.current?.querySelector('input') : back;
    if (target instanceof HTMLElement) target.focus();
  }, [dock.isOpen]);

  const notice = noticeOf(model.settings());
  const copy = (text: string) => {
    navigator.clipboard.writeText(text).then(
      () => setMessage('Copied.'),
      () => setMessage(`Your browser didn’t let this page copy the text. Copy it yourself: ${text}`),
    );
  };

  if (!dock.isOpen) {
    return (
      <button
        ref={opener}
        type="button"
        className={classes.opener}
        data-active={notice !== null}
        aria-keyshortcuts="Control+Shift+M Meta+Shift+M"
        title={notice ?? 'Open the mock panel (Ctrl+Shift+M)'}
        onClick={open}
      >
        Mock
      </button>
    );
  }

  return (
    <aside ref={panel} className={classes.panel} data-place={dock.place} aria-label="Mock panel">
      <header className={classes.header}>
        <h2>Mock panel</h2>
        <label>
          <span className={classes.hidden}>Panel position</span>
          <select
            value={dock.place}
            onChange={(event) => move({ place: event.currentTarget.value as Dock['place'] })}
          >
            {Object.entries(places).map(([place, words]) => (
              <option key={place} value={place}>
                {words}
              </option>
            ))}
          </select>
        </label>
        <button type="button" onClick={close}>
          Close
        </button>
      </header>
      <CurrentState model={model} refresh={refresh} />
      <div className={classes.scroll}>
        <p role="status">{statusLine(message, notice)}</p>
        <div className={classes.buttons}>
          <button type="button" onClick={() => copy(model.linkToHere())}>
            Copy link to this state
          </button>
          <button
            type="button"
            onClick={() => {
              model.calm();
              setMessage('');
              refresh();
            }}
          >
            Back to normal
          </button>
        </div>
        <Sheets context={{ model, refresh, say: setMessage, copy }} />
      </div>
    </aside>
  );
}
