import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { changesOf, withChanges } from '#shared/draft/changes.ts';
import type { DraftStorage } from '#shared/draft/draft-storage.ts';
import { useDraft } from '#shared/draft/use-draft.ts';
import { namesOf } from '#shared/form/fields.ts';
import { type MessageFields, messageLabels, messageSchema, NO_MESSAGE } from './message-fields.ts';
import type { MessageSearch } from './message-search.ts';

const fieldNames = namesOf(messageLabels);

/** The signed-in user who writes the message. */
export interface Writer {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
}

export interface MessageFormOptions {
  /** Null while signed out and while the session loads. */
  readonly writer: Writer | null;
  /**
   * Initial values from the link that opened the form. A draft takes precedence, because the user
   * typed it.
   */
  readonly given?: MessageSearch | undefined;
  readonly storage: DraftStorage;
  /**
   * False until hydration. The prerendered form can be filled in, but has not read the device's
   * draft yet.
   */
  readonly isReady: boolean;
}

/**
 * Returns the account's name and email address. A name that equals the email address means that the
 * account has no name.
 */
function signatureOf({ name, email }: Writer) {
  return { name: name === email ? '' : name, email: email ?? '' };
}

/**
 * Fills the contact form from three sources that become available at different times: text typed
 * into the prerendered page, the draft of an earlier visit, and the account.
 */
export function useMessageForm({ writer, given, storage, isReady }: MessageFormOptions) {
  const [begun] = useState<MessageFields>(() => ({
    ...NO_MESSAGE,
    subject: given?.subject ?? '',
    message: given?.message ?? '',
  }));
  const [opened, setOpened] = useState(begun);
  const [restoredAt, setRestoredAt] = useState(() => (isReady ? storage.savedAt() : null));
  const form = useForm<MessageFields>({
    resolver: valibotResolver(messageSchema),
    defaultValues: isReady ? withChanges(begun, storage.read()) : NO_MESSAGE,
    shouldFocusError: false,
  });
  const draft = useDraft(form, { storage, opened });
  const { isSubmitting, isSubmitSuccessful } = form.formState;

  const storedDraft = () => withChanges(begun, storage.read());

  const fillEmptyFieldsFromDraft = () => {
    const typed = form.getValues();
    const stored = storedDraft();
    for (const name of fieldNames) form.setValue(name, typed[name] || stored[name]);
    setRestoredAt(storage.savedAt());
  };

  /** Resets the form to the user's account details and draft. */
  const openFor = (user: Writer) => {
    const signed = { ...begun, ...signatureOf(user) };
    setOpened(signed);
    setRestoredAt(storage.savedAt());
    form.reset(withChanges(signed, storage.read()));
  };

  // Until hydration, text typed into the prerendered page exists only in the DOM.
  const isPrerendered = useRef(!isReady);
  const adoptTypedText = (name: keyof MessageFields, typed: string) => {
    if (isPrerendered.current && typed !== '') form.setValue(name, typed);
  };
  const hydrate = useEffectEvent(() => {
    if (!isPrerendered.current) return;
    isPrerendered.current = false;
    fillEmptyFieldsFromDraft();
  });
  useEffect(() => {
    if (isReady) hydrate();
  }, [isReady]);

  // The session may load after the user has typed. Their text stays, but the next user of this
  // device must not see it.
  const lastWriterId = useRef<string | null>(null);
  const greet = useEffectEvent(() => {
    if (writer === null || isSubmitting || isSubmitSuccessful) return;
    const isNextUser = lastWriterId.current !== null && lastWriterId.current !== writer.id;
    lastWriterId.current = writer.id;
    const typed = form.getValues();
    const hasTyped = Object.keys(changesOf(opened, typed)).length > 0;
    if (isNextUser || !hasTyped) return openFor(writer);
    const stored = storedDraft();
    if (fieldNames.some((name) => typed[name] === '' && stored[name] !== '')) fillEmptyFieldsFromDraft();
  });
  const writerId = writer?.id;
  useEffect(() => {
    if (writerId !== undefined) greet();
  }, [writerId]);

  return { form, draft, restoredAt, adoptTypedText };
}
