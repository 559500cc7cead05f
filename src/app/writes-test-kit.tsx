import { notifications } from '@mantine/notifications';
import { act, fireEvent, screen } from '@testing-library/react';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { endpoints, type OperationId, operationIds } from '#contract/endpoints.ts';
import { type Answer, asUsual, broken, json } from '#mocks/testing/mock-server.ts';
import type { PersonaName } from '#mocks/testing/people.ts';
import { EmailError } from '#shared/ports/email.ts';
import { StorageError } from '#shared/ports/storage.ts';
import { openSite, type SiteOptions } from './transcripts/site-test-kit.tsx';

export interface WritePage {
  /** An operation in the API contract, or a write to another service. */
  readonly call: OperationId | 'email' | 'upload' | 'rename';
  readonly path: string;
  readonly as: PersonaName;
  readonly options?: SiteOptions;
}

const isRead = (id: OperationId) => (endpoints[id] as AnyEndpoint).method === 'GET';

/** Opens the page that sends a write. Tests replace `server.answer`, which answers the write. */
export function openWrite({ call, path, as, options }: WritePage) {
  const server = {
    answer: asUsual,
    /** The number of times the service has received the write. */
    sent: 0,
    isReadable: true,
  };
  const reply: Answer = (asked) => {
    server.sent += 1;
    return server.answer(asked);
  };
  const read: Answer = ({ pass }) => (server.isReadable ? pass() : json({}, 403)());
  const site = openSite(path, {
    as,
    ...options,
    answers: {
      ...Object.fromEntries(operationIds.filter(isRead).map((id) => [id, read])),
      ...(call in endpoints && { [call]: reply }),
    },
  });
  /**
   * Answers a write to the email, storage or sign-in service with `server.answer`.
   *
   * @throws `lost()` for a network error, `refused()` for a status of 400 or more
   */
  const serve = async (
    work: () => unknown,
    errors: { readonly lost: () => Error; readonly refused: (status: number) => Error },
  ) => {
    const pass = async () => {
      await work();
      return Response.json({});
    };
    const { status, type } = await reply({ params: {}, body: null, pass });
    if (type === 'error') throw errors.lost();
    if (status >= 400) throw errors.refused(status);
  };
  if (call === 'email') {
    site.email.send = () =>
      serve(() => {}, {
        lost: () => new EmailError({ kind: 'network' }),
        refused: (status) => new EmailError({ kind: 'refused', status, text: '' }),
      });
  }
  if (call === 'upload') {
    site.storage.files.upload = async () => {
      await serve(() => {}, {
        lost: () => new StorageError({ kind: 'network' }),
        refused: (status) => new StorageError({ kind: 'refused', status, message: 'It was refused.' }),
      });
      return 'https://files.example/document.pdf';
    };
  }
  if (call === 'rename') {
    const { rename } = site.session;
    const error = () => new Error('The account has not changed.');
    site.session.rename = (name, userId) =>
      serve(() => rename(name, userId), { lost: error, refused: error });
  }
  return { ...site, server };
}

export type WriteSite = ReturnType<typeof openWrite>;

/**
 * Creates an answer that drops the connection. The server then refuses every read, so the page
 * cannot look up the outcome.
 */
export const lostForGood =
  ({ server }: WriteSite): Answer =>
  () => {
    server.isReadable = false;
    return broken();
  };

export const button = (name: RegExp | string) => screen.getByRole('button', { name });
export const shownButton = (name: RegExp | string) => screen.findByRole('button', { name });
/** Presses a button. `clicks` is 2 for the second press of a double click. */
export const press =
  (name: RegExp | string) =>
  (_: WriteSite, clicks = 1) =>
    void fireEvent.click(button(name), { detail: clicks });

/** Fills in the fields whose labels start with these names. */
export function fillIn(texts: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(texts)) {
    const begins = (name: string) => name.startsWith(label);
    const [field] = screen.getAllByLabelText(begins, { selector: 'input, textarea' });
    if (field) fireEvent.change(field, { target: { value } });
  }
}

/** Returns the values of all fields, except in the newsletter and the footer, which load later. */
export const typed = () =>
  Array.from(
    document.querySelectorAll<HTMLInputElement>(
      ':is(input:not([type="file"]), textarea):not(footer *, [aria-labelledby="newsletter"] *)',
    ),
    ({ value, checked }) => `${value} ${checked}`,
  ).join('\n');

/** Selects alerts, statuses, the list of failed decisions, and the invalid fields of dialogs. */
const MESSAGES =
  '[role="alert"], [role="status"], [aria-label="Decisions that were not saved"], dialog [aria-invalid]';

/**
 * Returns the problems that the page reports, separated by slashes. Times and numbers of seconds
 * vary, so placeholders replace them.
 */
export function problemsOnPage(): string {
  const regions = [...document.querySelectorAll<HTMLElement>(MESSAGES)];
  const lines = regions.flatMap((region) => {
    const problem = document.getElementById(`${region.id}-error`);
    const { innerText } = region.ariaInvalid && problem ? problem : region;
    return region.role !== 'status' || innerText.includes('The server is busy')
      ? innerText.split(/\s*\n\s*/)
      : [];
  });
  const words = lines.filter((line) => line !== '' && line !== 'There is a problem');
  return [...new Set(words)]
    .join(' / ')
    .replace(/in \d+ seconds/g, 'in N seconds')
    .replace(/Try again after [^.]+/g, 'Try again after {moment}');
}

export function clearToasts() {
  act(() => {
    notifications.clean();
    notifications.cleanQueue();
  });
}
