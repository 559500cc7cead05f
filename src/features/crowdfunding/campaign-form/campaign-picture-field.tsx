import { type ReactNode, useEffect } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { FormDraft } from '#shared/draft/use-draft.ts';
import { lazyRequired } from '#shared/ui/browser/lazy-component.ts';
import { DocumentField, type PhotoEditing } from '#shared/upload/document-field.tsx';
import type { DocumentState } from '#shared/upload/document-state.ts';
import { useDocuments } from '#shared/upload/use-documents.ts';
import { CampaignPicture } from '../campaign-picture.tsx';
import { BrokenPicture } from './broken-picture.tsx';
import { type CampaignFields, isPictureAddress } from './campaign-fields.ts';
import { isUploadedPicture, type PictureStore, pictureUpload } from './campaign-picture.ts';
import classes from './campaign-picture-field.module.css';

const cropping: PhotoEditing = {
  Editor: lazyRequired(() => import('#shared/document-scan/picture-editor.tsx')),
  title: (label) => label,
  isForEveryFile: true,
  lostText: 'The page closed before your picture was uploaded. Choose it again.',
};

/** The picture's uploads. The form waits for them before it sends the campaign. */
export type PictureUploads = ReturnType<typeof useDocuments<'imageUrl', CampaignFields>>['uploads'];

export interface CampaignPictureFieldProps {
  readonly form: UseFormReturn<CampaignFields>;
  readonly draft: FormDraft;
  readonly pictures: PictureStore;
  readonly error: string | undefined;
  /** Called with the uploads on mount, and with null on unmount. */
  readonly onUploads: (uploads: PictureUploads | null) => void;
  /** Renders the text field for a link. */
  readonly link: (id: string) => ReactNode;
}

/**
 * The field for a campaign's picture (CF-14). Users either paste a link, or choose or take a
 * picture, which they crop before the upload.
 */
export default function CampaignPictureField({
  form,
  draft,
  pictures,
  error,
  onUploads,
  link,
}: CampaignPictureFieldProps) {
  const { uploads, stateOf } = useDocuments(form, draft, ['imageUrl'], () => pictureUpload(pictures));
  useEffect(() => {
    onUploads(uploads);
    return () => onUploads(null);
  }, [uploads, onUploads]);
  const typed = useWatch({ control: form.control, name: 'imageUrl' }).trim();
  const url = isPictureAddress(typed) ? typed : null;
  const isLinkWrong = error !== undefined && typed !== '';

  return (
    <div className={`${classes.card} panel stack gap-3`}>
      {url !== null && (
        <div className={classes.picture}>
          <CampaignPicture imageUrl={url} category="program" />
        </div>
      )}
      <DocumentField
        id={isLinkWrong ? 'imageUrl-file' : 'imageUrl'}
        label="Picture"
        hint="A wide photo of the people or the place. Your device reduces the file size before the upload."
        accept="image/*"
        chooseLabel="Choose a picture"
        state={shownState(stateOf('imageUrl'), url)}
        photos={cropping}
        storedText={url !== null && isUploadedPicture(url) ? 'Uploaded' : 'From a link'}
        error={isLinkWrong ? undefined : error}
        onChoose={(file) => void uploads.choose('imageUrl', file)}
        onRetry={() => void uploads.retry('imageUrl')}
        onCancel={() => uploads.cancel('imageUrl')}
        onPhotographing={(isNow) => uploads.photographing('imageUrl', isNow)}
      />
      <div role="status">
        <BrokenPicture imageUrl={url}>
          <strong>
            We couldn’t load this picture. Donors will see a drawing instead. Check the link, or choose
            another picture.
          </strong>
        </BrokenPicture>
      </div>
      <details
        ref={(details) => {
          // Opens the details if the link has an error, but never closes them, because the error
          // disappears while the user is still correcting the link.
          if (details && isLinkWrong) details.open = true;
        }}
      >
        <summary>or paste a link</summary>
        {link(isLinkWrong ? 'imageUrl' : 'imageUrl-link')}
      </details>
    </div>
  );
}

/** Treats an incomplete URL as a missing picture. */
function shownState(state: DocumentState, url: string | null): DocumentState {
  if (state.kind === 'stored') return url === null ? { kind: 'empty' } : state;
  return state.kind === 'empty' || state.kind === 'removed' ? state : { ...state, url };
}
