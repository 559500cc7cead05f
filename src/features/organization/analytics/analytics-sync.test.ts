import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Scholarship } from '#contract/schemas/scholarship.ts';
import { unanswered } from '#mocks/testing/mock-server.ts';
import { aScholarship, aStudent } from '#mocks/testing/records.ts';
import { createMockApi } from '#shared/api/mock-api.test-utils.ts';
import { createFakeSession } from '#shared/session/fake-session.ts';
import { memoryArea } from '#shared/store/memory-area.ts';
import { ORGANIZATION_SCHOLARSHIPS_KEY as KEY } from '#shared/store/ownerless-keys.ts';
import { allScholarships, mapApplicants, readAnalytics, writeAnalytics } from './analytics-record.ts';
import { syncAnalytics } from './analytics-sync.ts';
import { decide } from './applicant-review-mutation.ts';

const NOW = Date.UTC(2026, 10, 21, 6);
const scholarship = (id: string, ...students: string[]): Scholarship =>
  aScholarship({
    id,
    title: id,
    organizationId: 'user_1',
    applications: students.map((studentId) => ({ id: `${id}-${studentId}`, studentId, status: 'PENDING' })),
  });

/** A dashboard on a device with room for so many letters, and a server that knows every student. */
function dashboard(room = Number.POSITIVE_INFINITY) {
  const area = memoryArea();
  const session = createFakeSession({ status: 'signed-in', user: { id: 'user_1', role: 'ORGANIZATION' } });
  const asked: string[] = [];
  let onAsk: (id: string) => void = () => {};
  const { api } = createMockApi({
    as: 'organization',
    answers: {
      'students.byId': ({ params: { userId: id = '' } }) => {
        asked.push(id);
        onAsk(id);
        return Response.json(
          aStudent({ userId: id, fullName: `Student ${id}`, address: 'Mandya '.repeat(20) }),
        );
      },
    },
  });
  const getStorage = () => ({
    ...area,
    setItem: (key: string, text: string) => {
      if (text.length > room) throw new DOMException('Full', 'QuotaExceededError');
      area.setItem(key, text);
    },
  });
  const input = { api, session, queryClient: new QueryClient(), owner: 'user_1', getStorage, now: () => NOW };
  const keep = (current: Scholarship[]) => syncAnalytics(input, { current, upcoming: [], past: [] }, NOW);
  const kept = () => {
    const reading = readAnalytics(area.entries.get(KEY) ?? '', 'user_1');
    return reading.kind === 'found' ? reading.record : null;
  };
  const names = () => {
    const record = kept();
    return record
      ? allScholarships(record).flatMap(({ applicantDetails }) => applicantDetails.map(({ name }) => name))
      : [];
  };
  const atAsk = (work: (id: string) => void) => {
    onAsk = work;
  };
  /** Another tab accepts an applicant. */
  const acceptElsewhere = (applicationId: string) => {
    const record = kept();
    if (record === null) return;
    const decided = mapApplicants(record, (applicant) =>
      applicant.applicationId === applicationId ? { ...applicant, decision: 'ACCEPTED' } : applicant,
    );
    area.entries.set(KEY, writeAnalytics(decided));
    window.dispatchEvent(Object.assign(new Event('storage'), { key: KEY }));
  };
  return { area, input, session, asked, keep, kept, names, atAsk, acceptElsewhere };
}

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('[ORG-17] the dashboard stores the server’s real applications at once, and the profiles as they are read', async () => {
  const { keep, kept, names } = dashboard();
  const done = keep([scholarship('stem', 's1', 's2')]);
  expect(kept()).toMatchObject({ owner: 'user_1', time: NOW, current: [{ id: 'stem', applicants: 2 }] });
  expect(names()).toEqual([null, null]);
  await done;
  expect(names()).toEqual(['Student s1', 'Student s2']);
});

it('[ORG-17] a refresh reads the profiles of new applicants only', async () => {
  const { keep, asked, names } = dashboard();
  await keep([scholarship('stem', 's1')]);
  await keep([scholarship('stem', 's1', 's2')]);
  expect(asked).toEqual(['s1', 's2']);
  expect(names()).toEqual(['Student s1', 'Student s2']);
});

it('[ORG-17] applicants that come while profiles are read have their turn in the same reading', async () => {
  const { keep, asked, names, atAsk } = dashboard();
  let second: Promise<void> | undefined;
  atAsk((id) => {
    if (id === 's1') second = keep([scholarship('stem', 's1', 's2')]);
  });
  await keep([scholarship('stem', 's1')]);
  await second;
  expect(asked).toEqual(['s1', 's2']);
  expect(names()).toEqual(['Student s1', 'Student s2']);
});

it('[ORG-16] keeps a decision of another tab while profiles are read', async () => {
  const { keep, kept, names, atAsk, acceptElsewhere } = dashboard();
  atAsk((id) => id === 's1' && acceptElsewhere('stem-s1'));
  await keep([scholarship('stem', 's1')]);
  expect(kept()?.current[0]?.applicantDetails[0]).toMatchObject({ decision: 'ACCEPTED' });
  expect(names()).toEqual(['Student s1']);
});

it('[REV-02] stores no decision that is still being sent', async () => {
  const { input, keep, kept, names, atAsk } = dashboard();
  const api = createMockApi({ as: 'organization', answers: { 'applications.updateStatus': unanswered } }).api;
  atAsk((id) => {
    if (id === 's1') void decide({ ...input, api }, { applicationId: 'stem-s1', to: 'ACCEPTED' });
  });
  await keep([scholarship('stem', 's1')]);
  expect(names()).toEqual(['Student s1']);
  expect(kept()?.current[0]?.applicantDetails[0]).toMatchObject({ decision: 'PENDING' });
});

it('[AUTH-07] stores nothing for a person who is not signed in, nor after they have signed out', async () => {
  const { area, session, keep, names, asked, atAsk } = dashboard();
  atAsk((id) => id === 's1' && session.settleSignedOut());
  await keep([scholarship('stem', 's1', 's2', 's3', 's4', 's5', 's6')]);
  expect(names()).not.toContain('Student s1');
  expect(asked.length).toBeLessThan(6);
  area.entries.clear();
  await keep([scholarship('stem', 's1')]);
  expect([...area.entries]).toEqual([]);
  session.signIn({ id: 'user_2', role: 'ORGANIZATION' });
  await keep([scholarship('stem', 's1')]);
  expect([...area.entries]).toEqual([]);
});

it('[ORG-17] a device without room stores who applied, and says that it has no room for their profiles', async () => {
  const students = Array.from({ length: 8 }, (_, index) => `s${index}`);
  const { keep, kept } = dashboard(1500);
  await keep([scholarship('stem', ...students)]);
  expect(kept()).toMatchObject({ isTrimmed: true, current: [{ applicants: 8 }] });
  expect(kept()?.current[0]?.applicantDetails).toHaveLength(8);
});

it('[ORG-17] a device without any room stores nothing, and the dashboard goes on', async () => {
  const { keep, kept, asked } = dashboard(10);
  await expect(keep([scholarship('stem', 's1')])).resolves.toBeUndefined();
  expect(kept()).toBeNull();
  expect(asked).toEqual([]);
  expect(console.warn).toHaveBeenCalledWith('The analytics could not be kept on this device.');
});
