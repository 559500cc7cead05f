import { type Service, services, type TrafficEntry } from '../traffic/traffic.ts';
import { button, element, row, select } from './elements.ts';
import type { Sheet, SheetContext } from './sheet.ts';

/** The calls whose details are open, by their number: a redraw must not close them. */
const open = new Set<number>();

const serviceNames: Readonly<Record<Service, string>> = {
  api: 'REST API',
  'sign-in': 'Sign-in service',
  storage: 'Storage',
  database: 'Database',
  email: 'Email service',
};

/** Whose calls are shown; kept while the page is open. */
let chosen: Service | 'all' = 'all';

const sources = {
  mock: 'the mock',
  scenario: 'the active scenario',
  line: 'the line',
  backend: 'the configured backend',
} as const;

/** JSON is laid out to be read; anything else stays as it is. */
function layOut(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

function headline({ service, method, path, operation, result }: TrafficEntry): string {
  const isUnknown = service === 'api' && operation === null;
  const name = `${method} ${path}${isUnknown ? ' (no operation)' : ''}`;
  if (!result) return `… ${name}: waiting`;
  const status = result.status === null ? 'no line' : String(result.status);
  const fits = result.issues.length === 0 ? '' : ' · does not fit the contract';
  return `${status} ${name} · ${Math.round(result.durationMs)} ms${fits}`;
}

const time = new Intl.DateTimeFormat('en-IN', { timeStyle: 'medium', timeZone: 'Asia/Kolkata' });

function drawBody(page: Document, label: string, text: string): Node[] {
  if (text === '') return [];
  // A long text is gone through by keyboard, too.
  const body = element(page, 'pre', { tabindex: '0', role: 'group', 'aria-label': label }, [layOut(text)]);
  return [element(page, 'h4', {}, [label]), body];
}

function verdictOn({ service, result }: TrafficEntry): string {
  if (!result) return 'Nobody has answered yet.';
  if (result.status === null) return 'The line was dead.';
  if (service !== 'api') return 'The contract says nothing about this service.';
  if (result.issues.length === 0) return 'It fits the contract.';
  return `It does not fit the contract. ${result.issues.join(' ')}`;
}

function drawCall({ page }: SheetContext, entry: TrafficEntry): Node {
  const { number, at, service, operation, request, result } = entry;
  const what = service === 'api' ? (operation ?? 'The contract knows no such call') : serviceNames[service];
  const isFine = !result || (result.issues.length === 0 && result.status !== null && result.status < 400);
  const details = element(page, 'details', { class: !isFine && 'odd', open: open.has(number) && '' }, [
    element(page, 'summary', { id: `mock-call-${number}` }, [headline(entry)]),
    element(page, 'p', { class: 'note' }, [
      `${what} · ${time.format(at)}`,
      result ? ` · answered by ${sources[result.source]}` : '',
    ]),
    element(page, 'p', {}, [verdictOn(entry)]),
    ...drawBody(page, 'Sent', request),
    ...drawBody(page, 'Answered', result?.answer ?? ''),
  ]);
  details.addEventListener('toggle', () => (details.open ? open.add(number) : open.delete(number)));
  return details;
}

/** The last calls of this page, each with what was said on both sides. */
export const trafficSheet: Sheet = {
  id: 'traffic',
  label: 'Traffic',
  draw: (context) => {
    const { page, model, redraw } = context;
    const entries = model.traffic.entries().filter(({ service }) => chosen === 'all' || service === chosen);
    return [
      select(page, {
        id: 'mock-traffic-service',
        label: 'Calls to',
        options: [['all', 'Everything'], ...services.map((name) => [name, serviceNames[name]] as const)],
        value: chosen,
        onChange: (value) => {
          chosen = services.find((name) => name === value) ?? 'all';
          redraw();
        },
      }),
      row(page, button(page, 'Clear', model.traffic.clear, 'mock-traffic-clear')),
      element(page, 'p', { role: 'status' }, [
        entries.length === 0
          ? 'This page has called nothing.'
          : `${entries.length} ${entries.length === 1 ? 'call' : 'calls'}, the newest first`,
      ]),
      ...entries.map((entry) => drawCall(context, entry)),
    ];
  },
};
