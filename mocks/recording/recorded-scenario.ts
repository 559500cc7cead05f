import type { OperationId } from '#contract/endpoints.ts';
import type { Slice } from '../scenarios/errors/define-entries.ts';
import { addRecordedScenario, type Scenario, scenarios } from '../scenarios/scenario.ts';
import { planFor } from '../scenarios/steps.ts';
import type { Resource } from './field-rules.ts';
import { isRecordedName, type Recorded, RecordedFileError, readRecorded } from './recorded-file.ts';

const sliceOf: Readonly<Record<Resource, Slice>> = {
  users: 'auth',
  scholarships: 'scholarship',
  applications: 'application',
  students: 'student',
  organizations: 'organization',
  fundraisers: 'crowdfunding',
  transactions: 'donation',
};

type Place = Pick<Scenario, 'path' | 'visitor'>;

/** The screens that show the whole of an answer, where no error entry leads there, or another one comes first. */
const ownPlaces: Readonly<Partial<Record<OperationId, Place>>> = {
  'applications.byStudent': { path: '/student/applications', visitor: 'student-applied' },
  'students.byId': { path: '/student/profile', visitor: 'student' },
  'students.create': { path: '/student/details', visitor: 'student-new' },
  'organizations.create': { path: '/organization/profile', visitor: 'organization-new' },
};

/** An error that an answer to this operation produces: its screen, person and steps lead to any other answer, too. */
const leadsTo = (operation: OperationId): Scenario | undefined =>
  scenarios.find(({ trigger }) => trigger?.kind === 'answer' && trigger.operation === operation);

/** The scenario that forces a recorded answer on a screen that asks for it. */
function scenarioOf(name: string, { title, operation, status, answer, text }: Recorded): Scenario {
  const [resource] = operation.split('.') as [Resource];
  const place = ownPlaces[operation];
  const guide = place ? undefined : leadsTo(operation);
  const { path, visitor } = place ?? guide ?? { path: '/', visitor: null };
  return {
    id: name,
    errorId: null,
    slice: guide?.slice ?? sliceOf[resource],
    title,
    path,
    visitor,
    trigger: { kind: 'answer', operation, status, body: answer },
    recorded: { plan: guide ? planFor(guide) : null, text },
  };
}

/** A file of recorded answers: its name without its folder, and its text. */
export interface RecordedFile {
  readonly name: string;
  readonly text: string;
}

/**
 * Makes the states of recorded files known, and says of each file that cannot be used what is wrong with it.
 *
 * @param files by their names: `recorded-scholarships-all-200.json`
 */
export function addRecordedFiles(files: readonly RecordedFile[]): readonly string[] {
  return files.flatMap(({ name, text }) => {
    const id = name.replace(/\.json$/, '');
    try {
      if (!isRecordedName(id)) throw new RecordedFileError('Its name does not begin with ‘recorded-’.');
      addRecordedScenario(scenarioOf(id, readRecorded(text)));
      return [];
    } catch (error) {
      if (error instanceof RecordedFileError) return [`‘${name}’ cannot be used. ${error.message}`];
      throw error;
    }
  });
}
