import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Dialog } from '#shared/ui/dialog/dialog.tsx';
import { CropFrame } from './crop-frame.tsx';
import { makePicture, wideCrop } from './make-picture.ts';
import { type OpenedPicture, openPicture, unreadableText } from './open-picture.ts';
import { keptSize, type PageEdit, turned, UNEDITED, WHOLE } from './page-edit.ts';
import { PhotoInput } from './photo-input.tsx';
import classes from './scan-editor.module.css';

/** Narrower pictures look blurred on a campaign page. */
const LEAST_WIDTH = 640;

export interface PictureEditorProps {
  readonly label: string;
  /** The photo to edit. If null, the editor asks the user to choose one. */
  readonly photo: File | null;
  readonly onUse: (picture: File) => void;
  readonly onClose: () => void;
  readonly make?: typeof makePicture;
}

interface Opened extends OpenedPicture {
  readonly name: string;
  readonly edit: PageEdit;
}

/** Lets the user turn and crop one photo, and scales it down for upload (CF-14). */
export default function PictureEditor({
  label,
  photo,
  onUse,
  onClose,
  make = makePicture,
}: PictureEditorProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState<'opening' | 'making' | null>(photo === null ? null : 'opening');
  const isClosed = useRef(false);

  const open = async (file: File) => {
    setBusy('opening');
    setProblem(null);
    try {
      const picture = await openPicture(file);
      const edit = { ...UNEDITED, crop: wideCrop(picture, UNEDITED.turn) };
      setOpened({ ...picture, name: file.name, edit });
    } catch (error) {
      console.warn('A picture could not be opened', error);
      setOpened(null);
      setProblem(unreadableText(file, ', not a picture. Choose a photo (JPEG or PNG).'));
    }
    setBusy(null);
  };
  const openFirst = useEffectEvent(() => photo && void open(photo));
  useEffect(() => {
    isClosed.current = false;
    openFirst();
    return () => {
      isClosed.current = true;
    };
  }, []);

  const use = async ({ picture, name, edit }: Opened) => {
    setBusy('making');
    setProblem(null);
    try {
      const made = await make(picture, edit);
      // The user may have closed the editor in the meantime.
      if (isClosed.current) return;
      return onUse(new File([made], `${name.replace(/\.\w+$/, '')}.jpg`, { type: made.type }));
    } catch (error) {
      console.error('A picture could not be prepared', error);
      setProblem(
        'We couldn’t prepare the picture. This device may be low on memory. Close other apps and try again, or choose a smaller picture.',
      );
    }
    setBusy(null);
  };

  const change = (edit: Partial<PageEdit>) =>
    setOpened((now) => now && { ...now, edit: { ...now.edit, ...edit } });

  return (
    <Dialog
      title={label}
      isOpen
      width="wide"
      onClose={onClose}
      actions={
        <>
          {opened && (
            <Button aria-disabled={busy !== null || undefined} onClick={() => !busy && void use(opened)}>
              Use this picture
            </Button>
          )}
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <div className="stack gap-3">
        <div className="error" role="alert">
          {problem && <p>{problem}</p>}
        </div>
        {opened && (
          <section className={`${classes.stage} panel stack gap-2`} aria-label="Crop">
            <CropFrame
              shown={opened.shown}
              edit={opened.edit}
              label="Your picture"
              onCrop={(crop) => change({ crop })}
            />
            <p className="quiet">
              {keptSize(opened, opened.edit).width < LEAST_WIDTH
                ? 'This picture is small and may look blurred. If you can, choose a larger one.'
                : 'Donors see a wide picture. Move the sliders to choose the part they see.'}
            </p>
            <div className={`${classes.middle} cluster gap-2`}>
              <Button
                variant="default"
                size="sm"
                onClick={() => {
                  const { turn } = turned(opened.edit);
                  change({ turn, crop: wideCrop(opened, turn) });
                }}
              >
                Turn
              </Button>
              <Button variant="default" size="sm" onClick={() => change({ crop: WHOLE })}>
                Whole picture
              </Button>
            </div>
          </section>
        )}
        <div className="cluster gap-2">
          <PhotoInput
            label="Choose another picture"
            single
            isBusy={busy !== null}
            onFiles={([file]) => file && void open(file)}
          />
          <span role="status">
            {busy === 'opening' && <span>Opening…</span>}
            {busy === 'making' && <span>Preparing the picture…</span>}
          </span>
        </div>
      </div>
    </Dialog>
  );
}
