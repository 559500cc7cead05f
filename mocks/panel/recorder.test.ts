import { afterEach, expect, it } from 'vitest';
import { createDeviceRecordings } from '../recording/device-recordings.ts';
import { recordAnswer } from '../recording/record-answer.ts';
import { writeRecorded } from '../recording/recorded-file.ts';
import { findScenario, recordedScenarios, removeRecordedScenario } from '../scenarios/scenario.ts';
import { createMemoryStore } from '../store/text-stores.ts';
import { createTraffic } from '../traffic/traffic.ts';
import { createRecorder } from './recorder.ts';

const at = Date.UTC(2026, 10, 21);
const text = writeRecorded(
  recordAnswer({ operation: 'scholarships.all', status: 503, at, body: { error: 'No.' } }).recorded,
);

function create() {
  const recordings = createDeviceRecordings(createMemoryStore());
  const traffic = createTraffic({ clock: () => at, stopwatch: () => 0 });
  return createRecorder({ traffic, recordings, problems: [], onChange: () => {} });
}

afterEach(() => {
  for (const { id } of recordedScenarios()) removeRecordedScenario(id);
});

it.each([
  ['recorded-paused.json', 'recorded-paused'],
  // As a browser names the second download of a file.
  ['recorded-paused (1).json', 'recorded-scholarships-all-503'],
  ['Paused on Monday.json', 'recorded-scholarships-all-503'],
])('a colleague’s file ‘%s’ becomes a state', async (name, id) => {
  const recorder = create();
  expect(await recorder.read(name, text)).toBe(`The state of ‘${id}.json’ is in the list of states now.`);
  expect(findScenario(id)?.title).toBe('scholarships.all answers 503, as recorded');
  expect(recorder.files()).toEqual([{ name: `${id}.json`, text }]);
});
