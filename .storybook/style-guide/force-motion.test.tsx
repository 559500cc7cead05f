import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { answered, forceMotion } from './force-motion.ts';

afterEach(() => forceMotion('system'));

const styles = `
  @keyframes turn { to { rotate: 1turn } }
  @layer parts {
    @media screen and (prefers-reduced-motion: no-preference) { .wheel { animation: turn 1s infinite } }
  }
  .wheel { transition: none; @media (prefers-reduced-motion) { opacity: 0.5 } }
`;
const isAsked = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
const wheel = () => {
  const { animationName, opacity } = getComputedStyle(screen.getByText('wheel'));
  return { animationName, opacity };
};

describe('forceMotion', () => {
  it('forceMotion overrides the system’s motion setting for styles and scripts, and can restore it', () => {
    render(<div className="wheel">wheel</div>);
    render(<style>{styles}</style>);
    const system = { asked: isAsked(), ...wheel() };

    forceMotion('full');
    expect({ asked: isAsked(), ...wheel() }).toEqual({ asked: false, animationName: 'turn', opacity: '1' });
    forceMotion('reduced');
    expect({ asked: isAsked(), ...wheel() }).toEqual({ asked: true, animationName: 'none', opacity: '0.5' });
    forceMotion('system');
    expect({ asked: isAsked(), ...wheel() }).toEqual(system);
  });

  it('forceMotion also applies to styles that load later', async () => {
    render(<div className="wheel">wheel</div>);
    forceMotion('full');
    const late = document.createElement('style');
    late.textContent = styles;
    document.head.append(late);
    await expect.poll(wheel).toEqual({ animationName: 'turn', opacity: '1' });
    late.remove();
  });
});

describe('answered', () => {
  it('answered() replaces only the motion condition of a media query', () => {
    expect(answered('(width > 40em) and (prefers-reduced-motion: reduce)', 'reduced')).toBe(
      '(width > 40em) and (min-width: 0px)',
    );
  });
});
