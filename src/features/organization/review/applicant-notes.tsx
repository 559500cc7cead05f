import { Textarea } from '@mantine/core';
import { useState } from 'react';
import type { DraftStorage } from '#shared/draft/draft-storage.ts';

export interface ApplicantNotesProps {
  readonly storage: DraftStorage;
  readonly applicationId: string;
}

/**
 * The field for a user's private note about an applicant. Stores the note as a draft, only on this
 * device (AUTH-07).
 */
export function ApplicantNotes({ storage, applicationId }: ApplicantNotesProps) {
  const [text] = useState(() => storage.read()?.[applicationId] ?? '');
  const [isSaved, setSaved] = useState(true);
  const save = (note: string) => {
    // Read the notes again, because another tab may have changed them.
    const { [applicationId]: _, ...others } = storage.read() ?? {};
    setSaved(storage.save(note.trim() === '' ? others : { ...others, [applicationId]: note }));
  };
  return (
    <Textarea
      label="Your notes"
      description="Only you can see your notes. They stay on this device for 30 days after your last note."
      error={!isSaved && 'We couldn’t save this note on this device.'}
      rows={3}
      defaultValue={String(text)}
      autoComplete="off"
      onChange={({ currentTarget }) => save(currentTarget.value)}
    />
  );
}
