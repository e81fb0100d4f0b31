const ms = (time: number) => ({ value: `${time}ms` })

/** Durations and easings. */
export const motion = {
  durations: {
    instant: ms(80),
    fast: ms(120),
    base: ms(180),
    slow: ms(260),
    drawer: ms(320),
    chart: ms(480),
    loadingDelay: ms(150),
    notice: ms(3000),
    undo: ms(6000),
  },
  easings: {
    standard: { value: 'cubic-bezier(.2,0,0,1)' },
    enter: { value: 'cubic-bezier(.16,1,.3,1)' },
    exit: { value: 'cubic-bezier(.4,0,1,1)' },
    move: { value: 'cubic-bezier(.3,.7,.2,1)' },
    linear: { value: 'linear' },
  },
}

/** The keyframes of the animations. */
export const keyframes = {
  fadeIn: { from: { opacity: '0' } },
  fadeOut: { to: { opacity: '0' } },
  rise: { from: { opacity: '0', transform: 'translateY(4px)' } },
  fall: { to: { opacity: '0', transform: 'translateY(4px)' } },
  slideInRight: { from: { transform: 'translateX(100%)' } },
  slideOutRight: { to: { transform: 'translateX(100%)' } },
  slideInLeft: { from: { transform: 'translateX(-100%)' } },
  slideOutLeft: { to: { transform: 'translateX(-100%)' } },
  slideInUp: { from: { transform: 'translateY(100%)' } },
  slideOutDown: { to: { transform: 'translateY(100%)' } },
  spin: { to: { transform: 'rotate(1turn)' } },
  shimmer: { from: { backgroundPosition: '120% 0' }, to: { backgroundPosition: '-20% 0' } },
  travel: { from: { translate: '-40% 0' }, to: { translate: '100% 0' } },
  pulse: { '50%': { transform: 'scale(1.35)', opacity: '0.1' } },
}
