import { type ComponentType, useEffect, useState } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import classes from './share-dialog.module.css';

type Code = ComponentType<{ readonly url: string }>;

export interface ShareDialogProps {
  readonly url: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** @returns whether the link was copied */
  readonly onCopy: () => Promise<boolean>;
}

/** A campaign's link to be scanned, or copied by hand (CF-07). */
export function ShareDialog({ url, isOpen, onClose, onCopy }: ShareDialogProps) {
  return (
    <Dialog title="Share this campaign" isOpen={isOpen} onClose={onClose}>
      <Link url={url} onCopy={onCopy} />
    </Dialog>
  );
}

/** The dialog's content, mounted only while it is open, so that the QR library loads on demand. */
function Link({ url, onCopy }: Pick<ShareDialogProps, 'url' | 'onCopy'>) {
  const [code, setCode] = useState<{ readonly Code: Code } | 'loading' | 'failed'>('loading');
  const [copied, setCopied] = useState<boolean | null>(null);
  useEffect(() => {
    let isOver = false;
    import('./qr-code.tsx').then(
      (module) => {
        if (!isOver) setCode({ Code: module.default });
      },
      (error: unknown) => {
        console.warn('The QR code could not be loaded', error);
        if (!isOver) setCode('failed');
      },
    );
    return () => {
      isOver = true;
    };
  }, []);
  return (
    <>
      <div className={classes.code}>
        {code === 'loading' ? (
          <p role="status">Loading the QR code…</p>
        ) : code === 'failed' ? (
          <p>The QR code could not be loaded. Use the link below.</p>
        ) : (
          <code.Code url={url} />
        )}
      </div>
      <label className={classes.link}>
        Link
        <input readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <Button fullWidth onClick={async () => setCopied(await onCopy())}>
        Copy link
      </Button>
      <p role="status">
        {copied === true && 'Link copied'}
        {copied === false && 'Your browser did not let us copy the link. Select it and copy it yourself.'}
      </p>
    </>
  );
}
