import { FieldGroupRoom } from '@elevate/ui';
import { Suspense, useEffect, useRef, useState } from 'react';
import { LatePart } from '../../shell/LatePart.tsx';
import type { BriefPartProps } from './brief/BriefPart.tsx';

/**
 * Loads the optional answers once the form is used or their room is near the screen. Without them the form can be
 * sent as well.
 */
export function BriefLoader({ isFormUsed, ...props }: BriefPartProps & { isFormUsed: boolean }) {
  const room = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const isWanted = isNear || isFormUsed || props.answers !== undefined;

  useEffect(() => {
    if (!room.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: '20%' },
    );
    observer.observe(room.current);
    return () => observer.disconnect();
  }, []);

  return (
    <FieldGroupRoom fields={5} rows={3}>
      <div ref={room}>
        {isWanted && (
          <Suspense>
            <LatePart<BriefPartProps> scope="contact/brief" props={props} />
          </Suspense>
        )}
      </div>
    </FieldGroupRoom>
  );
}
