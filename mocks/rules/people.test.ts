import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aStudent } from '../testing/records.ts';
import { type Actor, actorFrom } from './actor.ts';
import { judgeStudentCreate, judgeStudentRead, judgeStudentUpdate } from './student.ts';
import { judgePayment, paiseFrom, signPayment } from './transaction.ts';
import { judgeUserDelete, judgeUserSync } from './user.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const actor: Actor = { userId: 'user_1', role: 'STUDENT', organization: null };
const sync = { userId: 'user_1', name: 'Asha', email: null, role: 'DONOR' } as const;
const write = aStudent({ userId: 'user_1' });

describe('the role of the caller', () => {
  const bearer = { userId: 'user_1', sessionId: 's', name: 'Asha', email: 'a@b.c', role: null };
  const user = { id: 'user_1', name: 'Asha', email: null, role: 'DONOR', createdAt: '2026-01-01' } as const;

  it('actorFrom takes the caller’s role from the session or, if the session has none, from the server’s record', () => {
    expect(actorFrom({ ...bearer, role: 'STUDENT' }, user, undefined).role).toBe('STUDENT');
    expect(actorFrom(bearer, user, undefined).role).toBe('DONOR');
    expect(actorFrom(bearer, undefined, undefined)).toEqual({
      userId: 'user_1',
      role: null,
      organization: null,
    });
  });
});

describe('users', () => {
  it('users can register only themselves, and cannot change the role they already have', () => {
    expect(judgeUserSync({ ...actor, role: null }, sync)).toBeNull();
    expect(judgeUserSync({ ...actor, role: 'DONOR' }, sync)).toBeNull();
    expect(judgeUserSync(actor, sync)).toMatchObject({ status: 403 });
    expect(judgeUserSync({ ...actor, userId: 'user_2', role: null }, sync)).toMatchObject({ status: 403 });
  });

  it('users can remove only their own user record', () => {
    expect(judgeUserDelete(actor, 'user_1', true)).toBeNull();
    expect(judgeUserDelete(actor, 'user_1', false)).toMatchObject({ status: 404 });
    expect(judgeUserDelete(actor, 'user_2', true)).toMatchObject({ status: 403 });
  });
});

describe('students', () => {
  it('students can create only their own profile, and only once', () => {
    expect(judgeStudentCreate(actor, write, false, now)).toBeNull();
    expect(judgeStudentCreate(actor, write, true, now)).toMatchObject({ status: 409 });
    expect(judgeStudentCreate({ ...actor, userId: 'x' }, write, false, now)).toMatchObject({ status: 403 });
    for (const role of ['DONOR', 'ORGANIZATION'] as const) {
      expect(judgeStudentCreate({ ...actor, role }, write, false, now)).toMatchObject({ status: 403 });
    }
    expect(judgeStudentUpdate(actor, 'user_1', write, true, now)).toBeNull();
  });

  it('an invalid student profile is refused with the form’s own message for each invalid field', () => {
    const blank = { ...write, fullName: '', address: '  ', dateOfBirth: '2027-01-01' };
    expect(judgeStudentCreate(actor, blank, false, now)?.body).toEqual({
      errors: {
        fullName: 'Name is required',
        address: 'Address is required',
        dateOfBirth: 'Date of Birth cannot be in the future.',
      },
    });
  });

  it('students can replace only their own profile', () => {
    const blank = { ...write, gender: '' };
    expect(judgeStudentUpdate(actor, 'user_1', blank, true, now)).toMatchObject({ status: 400 });
    expect(judgeStudentUpdate(actor, 'user_2', write, true, now)).toMatchObject({ status: 403 });
    expect(judgeStudentUpdate(actor, 'user_1', { ...write, userId: 'x' }, true, now)).toMatchObject({
      status: 403,
    });
    expect(judgeStudentUpdate(actor, 'user_1', write, false, now)).toMatchObject({ status: 404 });
  });

  it('only the student and the organizations they applied to can read a student profile', () => {
    const read = (userId: string, exists: boolean, appliedToActor: boolean) =>
      judgeStudentRead(actor, userId, { exists, appliedToActor });
    expect(read('user_1', true, false)).toBeNull();
    expect(read('user_1', false, false)).toMatchObject({ status: 404 });
    expect(read('user_2', true, true)).toBeNull();
    expect(read('user_2', true, false)).toMatchObject({ status: 403 });
  });
});

describe('payments', () => {
  const proof = {
    razorpay_order_id: 'order-1',
    razorpay_payment_id: 'pay-1',
    razorpay_signature: signPayment('order-1', 'pay-1'),
    donorId: 'user_1',
    fundraiserId: 'fund-1',
    amount: 10.1,
  };
  const order = { id: 'order-1', userId: 'user_1', paise: 1010, createdAt: '2026-11-21' };

  it('paiseFrom converts rupees with two decimals to exact paise', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 10 ** 9 }), (paise) => {
        expect(paiseFrom(paise / 100)).toBe(paise);
      }),
    );
  });

  it('judgePayment accepts a payment that is signed and matches its order', () => {
    expect(judgePayment({ actor, proof, order, fundraiserExists: true })).toBeNull();
  });

  it.each([
    ['a made-up signature', { proof: { ...proof, razorpay_signature: 'mock_0' } }],
    ['another payment’s signature', { proof: { ...proof, razorpay_payment_id: 'pay-2' } }],
    ['another amount', { proof: { ...proof, amount: 10 } }],
    ['another donor', { proof: { ...proof, donorId: 'user_2' } }],
    ['an order that does not exist', { order: undefined }],
    ['another user’s order', { order: { ...order, userId: 'user_2' } }],
    ['an unknown campaign', { fundraiserExists: false }],
  ])('a payment with %s is refused with 400', (_, change) => {
    expect(judgePayment({ actor, proof, order, fundraiserExists: true, ...change })).toMatchObject({
      status: 400,
    });
  });
});
