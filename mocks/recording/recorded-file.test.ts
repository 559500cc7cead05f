import { afterEach, describe, expect, it } from 'vitest';
import { createEntries } from '../panel/catalogue.ts';
import { permalinkFor } from '../scenarios/permalink.ts';
import { findScenario, recordedScenarios, removeRecordedScenario } from '../scenarios/scenario.ts';
import { createMemoryStore } from '../store/text-stores.ts';
import { createDeviceRecordings } from './device-recordings.ts';
import { recordAnswer } from './record-answer.ts';
import { nameFor, readRecorded, writeRecorded } from './recorded-file.ts';
import { readRecordedFolder } from './recorded-folder.ts';
import { addRecordedFiles } from './recorded-scenario.ts';

const AT = Date.UTC(2026, 10, 21);
const { recorded } = recordAnswer({
  operation: 'scholarships.all',
  status: 503,
  at: AT,
  body: { error: 'No.' },
});
const text = writeRecorded(recorded);
const changed = (part: object): string => JSON.stringify({ ...recorded, ...part });

afterEach(() => {
  for (const { id } of recordedScenarios()) removeRecordedScenario(id);
});

describe('the file of a recorded answer', () => {
  it('is read as it was written', () => {
    expect(readRecorded(text)).toEqual(recorded);
  });

  it.each([
    ['{', 'It is not JSON.'],
    ['"text"', 'It does not fit: '],
    [changed({ operation: 'scholarships.none' }), '‘operation’ does not fit: No operation of the contract.'],
    [changed({ status: 302 }), '‘status’ does not fit: No status of an answer.'],
    [changed({ status: '200' }), '‘status’ does not fit: '],
    [changed({ recordedOn: 'yesterday' }), '‘recordedOn’ does not fit: Not an ISO 8601 date-time.'],
    [changed({ title: '' }), '‘title’ does not fit: '],
    [changed({ text: 5 }), '‘text’ does not fit: '],
    [changed({ answer: undefined }), '‘answer’ does not fit: '],
    [changed({ status: 204 }), '‘answer’ does not fit: An answer with 204 has no body.'],
    [changed({ person: 'Asha' }), '‘person’ does not fit: '],
  ])('%s is refused with the field and the reason', (wrong, reason) => {
    expect(() => readRecorded(wrong)).toThrow(reason);
    expect(addRecordedFiles([{ name: 'recorded-x.json', text: wrong }])).toEqual([
      expect.stringContaining(`‘recorded-x.json’ cannot be used. ${reason}`),
    ]);
    expect(recordedScenarios()).toEqual([]);
  });

  it('is refused under a name that is no recorded one’s', () => {
    expect(addRecordedFiles([{ name: 'application-409.json', text }])).toEqual([
      '‘application-409.json’ cannot be used. Its name does not begin with ‘recorded-’.',
    ]);
  });

  it('says the day on which it was recorded, as it was in India', () => {
    const { recorded: early } = recordAnswer({
      operation: 'scholarships.all',
      status: 200,
      at: Date.parse('2026-11-21T01:30+05:30'),
      body: [],
    });
    expect(early.recordedOn).toBe('2026-11-21');
  });

  it('gets a name that is not taken', () => {
    const taken = ['recorded-scholarships-all-503', 'recorded-scholarships-all-503-2'];
    expect(nameFor(recorded, (name) => taken.includes(name))).toBe('recorded-scholarships-all-503-3');
  });
});

it('each committed file can be used', () => {
  expect(addRecordedFiles(readRecordedFolder())).toEqual([]);
});

describe('the state of a recorded answer', () => {
  const id = 'recorded-scholarships-all-503';
  const file = { name: `${id}.json`, text };

  it('is in the catalogue, and its link leads to a screen that asks for the answer', () => {
    addRecordedFiles([file]);
    const scenario = findScenario(id);
    expect(scenario?.trigger).toEqual({
      kind: 'answer',
      operation: 'scholarships.all',
      status: 503,
      body: recorded.answer,
    });
    expect(scenario && permalinkFor(scenario)).toBe(`/scholarship?mock=${id}`);
    expect(createEntries().find((entry) => entry.id === id)).toMatchObject({
      slice: 'scholarship',
      isRecorded: true,
      texts: [],
    });
  });

  it('has the steps that lead to a write, and the text that was named', () => {
    const created = { ...recorded, operation: 'applications.create', text: 'Paused until {day}' } as const;
    addRecordedFiles([{ name: 'recorded-paused.json', text: writeRecorded(created) }]);
    const scenario = findScenario('recorded-paused');
    expect(scenario && permalinkFor(scenario)).toMatch(
      /application-form\?mock=recorded-paused&as=student&do=1$/,
    );
    const entry = createEntries().find((each) => each.id === 'recorded-paused');
    expect(entry?.texts).toEqual([/Paused until .+?/]);
  });

  it('is stored on the device until it is removed', () => {
    const store = createMemoryStore();
    createDeviceRecordings(store).save(file);
    removeRecordedScenario(id);
    const again = createDeviceRecordings(store);
    expect(again.list()).toEqual([file]);
    expect(findScenario(id)).toBeDefined();
    again.forget(file.name);
    expect([again.list(), findScenario(id)]).toEqual([[], undefined]);
    store.set('eduempower.mock.recorded', '{');
    expect(createDeviceRecordings(store).list()).toEqual([]);
  });
});
