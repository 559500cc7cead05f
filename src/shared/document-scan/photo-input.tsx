import { useId } from 'react';
import { LabelButton } from '../ui/button.tsx';
import classes from './scan-editor.module.css';

export interface PhotoInputProps {
  readonly label: string;
  /** True opens a phone's camera; other devices show their files. */
  readonly camera?: boolean;
  readonly isBusy: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Pictures from the camera, or from the device. */
export function PhotoInput({ label, camera = false, isBusy, onFiles }: PhotoInputProps) {
  const id = useId();
  return (
    <span className={classes.choice}>
      <LabelButton variant="default" htmlFor={id}>
        {label}
      </LabelButton>
      <input
        id={id}
        className={classes.input}
        type="file"
        accept="image/*"
        {...(camera ? { capture: 'environment' as const } : { multiple: true })}
        // Not `disabled`: the focus would be lost.
        aria-disabled={isBusy || undefined}
        onClick={(event) => isBusy && event.preventDefault()}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          // So that the same photo can be chosen again.
          event.currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </span>
  );
}
