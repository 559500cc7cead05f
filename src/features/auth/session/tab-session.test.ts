import { describe, expect, it } from 'vitest';
import {
  nextTabSession,
  type SessionWork,
  SIGNED_OUT,
  type TabSession,
  type TabSessionEvent,
} from './tab-session.ts';

const after = { state: 'signed-out', lastUserId: 'a' } as const;
const signedIn = (userId: string) => ({ state: 'signed-in', userId }) as const;
const ending = (deletesDrafts = false) => ({ state: 'ending', userId: 'a', deletesDrafts }) as const;
const expired = { state: 'expired', userId: 'a' } as const;

const session = (userId: string | null, holdsForm = true) =>
  ({ type: 'session', userId, holdsForm }) as const;
const signOut = (userId: string, deletesDrafts = false) =>
  ({ type: 'sign-out', notice: { userId, deletesDrafts } }) as const;
const otherTab = (userId: string) => ({ type: 'other-tab', userId }) as const;

const leave = (dropsForms: boolean, deletesDrafts = false) =>
  ({ kind: 'leave', userId: 'a', dropsForms, deletesDrafts }) as const;
const dropForms = (userId: string, deletesDrafts = false) =>
  ({ kind: 'drop-forms', userId, deletesDrafts }) as const;
const handOver = { kind: 'hand-over' } as const;

type Row = readonly [from: TabSession, event: TabSessionEvent, to: TabSession, work: SessionWork | null];

describe('the session of a tab', () => {
  it.each<Row>([
    [SIGNED_OUT, session('a'), signedIn('a'), null],
    [SIGNED_OUT, session(null), SIGNED_OUT, null],
    [SIGNED_OUT, otherTab('b'), SIGNED_OUT, null],
    [SIGNED_OUT, signOut('b', true), SIGNED_OUT, dropForms('b', true)],
    [after, session('b'), signedIn('b'), null],
    [after, otherTab('a'), after, null],
    [after, otherTab('b'), SIGNED_OUT, dropForms('a')],
    [signedIn('a'), session('a'), signedIn('a'), null],
    [signedIn('a'), session('b'), signedIn('b'), handOver],
    [signedIn('a'), session(null, true), expired, { kind: 'keep-form' }],
    [signedIn('a'), session(null, false), after, leave(false)],
    [signedIn('a'), signOut('a', true), ending(true), null],
    [signedIn('a'), signOut('b', true), signedIn('a'), null],
    [signedIn('a'), otherTab('a'), signedIn('a'), null],
    [signedIn('a'), otherTab('b'), ending(), null],
    [ending(true), session('a'), signedIn('a'), null],
    [ending(true), session('b'), signedIn('b'), handOver],
    [ending(true), session(null, true), after, leave(true, true)],
    [ending(true), otherTab('b'), ending(true), null],
    [ending(), signOut('a', true), ending(true), null],
    [expired, session('a'), signedIn('a'), null],
    [expired, session('b'), signedIn('b'), handOver],
    [expired, session(null), expired, null],
    [expired, signOut('a', true), after, leave(true, true)],
    [expired, signOut('b', true), expired, null],
    [expired, otherTab('a'), expired, null],
    [expired, otherTab('b'), after, leave(true)],
  ])(
    '[AUTH-07] nextTabSession, given the state %j and the event %j, returns the state %j and the work %j',
    (from, event, to, work) => {
      expect(nextTabSession(from, event)).toEqual({ session: to, work });
    },
  );
});
