import { Button } from '@mantine/core';
import { useId } from 'react';
import classes from './scan-editor.module.css';

export interface PhotoInputProps {
  readonly label: string;
  /** Opens the camera on phones. Other devices open the file chooser. */
  readonly camera?: boolean;
  /** Accepts only one picture. */
  readonly single?: boolean;
  readonly size?: 'sm';
  readonly isBusy: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** A button for taking a picture, or for choosing pictures from the device. */
export function PhotoInput({
  label,
  camera = false,
  single = false,
  size,
  isBusy,
  onFiles,
}: PhotoInputProps) {
  const id = useId();
  return (
    <span className={classes.choice}>
      <Button component="label" variant="default" htmlFor={id} {...(size && { size })}>
        {label}
      </Button>
      <input
        id={id}
        className={classes.input}
        type="file"
        accept="image/*"
        {...(camera ? { capture: 'environment' as const } : { multiple: !single })}
        // A `disabled` input would lose the focus.
        aria-disabled={isBusy || undefined}
        onClick={(event) => isBusy && event.preventDefault()}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          // Lets the user choose the same photo again.
          event.currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </span>
  );
}
