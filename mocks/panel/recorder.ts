import { countOf } from '../recording/count-of.ts';
import type { DeviceRecordings } from '../recording/device-recordings.ts';
import {
  isRecordedName,
  nameFor,
  type RealAnswer,
  readRecorded,
  writeRecorded,
} from '../recording/recorded-file.ts';
import type { RecordedFile } from '../recording/recorded-scenario.ts';
import { findScenario } from '../scenarios/scenario.ts';
import type { Traffic } from '../traffic/traffic.ts';

/** Makes scenarios of a real backend's answers. */
export interface Recorder {
  /** What is wrong with committed files that cannot be used. */
  readonly problems: readonly string[];
  /** What the configured backend has answered on this page, and what was read from files; the newest first. */
  answers(): readonly RealAnswer[];
  /** Makes a state of an answer, with seed data in the place of everything personal, and stores it on this device. */
  record(answer: RealAnswer): Promise<{ readonly file: RecordedFile; readonly leftOut: number }>;
  /** The recorded files on this device. */
  files(): readonly RecordedFile[];
  forget(name: string): void;
  /**
   * Reads a HAR file, whose answers are listed then, or the file of a recorded answer, which this device stores then.
   *
   * @returns what came of it, in a sentence
   * @throws RecordedFileError that says what does not fit
   */
  read(name: string, text: string): Promise<string>;
}

interface RecorderOptions {
  readonly traffic: Traffic;
  readonly recordings: DeviceRecordings;
  readonly problems: readonly string[];
  /** There are other states now. */
  readonly onChange: () => void;
}

/** What the panel's sheet of recorded answers works with. What reads and replaces is loaded when it is needed. */
export function createRecorder({ traffic, recordings, problems, onChange }: RecorderOptions): Recorder {
  let read: readonly RealAnswer[] = [];
  const isTaken = (name: string): boolean => findScenario(name) !== undefined;
  const save = (file: RecordedFile) => {
    recordings.save(file);
    onChange();
  };
  return {
    problems,
    answers: () => {
      const seen = traffic.entries().flatMap(({ at, operation, result }): readonly RealAnswer[] => {
        if (operation === null || result?.source !== 'backend' || result.status === null) return [];
        return [{ operation, status: result.status, at, body: result.body }];
      });
      return [...seen, ...read];
    },
    record: async (answer) => {
      const { recordAnswer } = await import('../recording/record-answer.ts');
      const { recorded, leftOut } = recordAnswer(answer);
      const file = { name: `${nameFor(recorded, isTaken)}.json`, text: writeRecorded(recorded) };
      save(file);
      return { file, leftOut };
    },
    files: recordings.list,
    forget: (name) => {
      recordings.forget(name);
      onChange();
    },
    read: async (name, text) => {
      if (!name.endsWith('.json')) {
        const { readHar } = await import('../recording/har.ts');
        const found = readHar(text);
        read = [...found, ...read];
        return `‘${name}’ holds ${countOf(found.length, 'answer')} of the contract’s operations.`;
      }
      const recorded = readRecorded(text);
      // A browser adds ' (1)' to the name of a second download: no state's id can be so.
      const own = isRecordedName(name.slice(0, -'.json'.length))
        ? name
        : `${nameFor(recorded, isTaken)}.json`;
      save({ name: own, text });
      return `The state of ‘${own}’ is in the list of states now.`;
    },
  };
}
