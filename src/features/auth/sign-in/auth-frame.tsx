import type { ReactNode } from 'react';
import { Page, PageHeader } from '#shared/ui/layout/page.tsx';
import classes from './auth-frame.module.css';
import { PathDrawing } from './path-drawing.tsx';

export interface AuthFrameProps {
  readonly title: string;
  readonly lead: string;
  /** Names the user's next step after sign-in. Null if unknown. */
  readonly purpose?: string | null;
  /** The authentication service's form, or the role confirmation. */
  readonly children: ReactNode;
}

/** The layout of the sign-in and sign-up pages. Wide screens show a picture beside the content. */
export function AuthFrame({ title, lead, purpose = null, children }: AuthFrameProps) {
  return (
    <Page>
      <div className={`${classes.frame} with-aside`}>
        <div>
          <PageHeader
            title={title}
            lead={
              <>
                <p>{lead}</p>
                {purpose !== null && (
                  <p dir="auto" className="strong">
                    {purpose}
                  </p>
                )}
              </>
            }
          />
          {children}
        </div>
        <PathDrawing />
      </div>
    </Page>
  );
}
