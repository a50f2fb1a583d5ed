/** Short sounds, made here and heard only by those who switched them on. */
import { recall, remember } from "./storage";

const PLACE = "ludo-sound";

interface Tone {
  /** Hertz. */
  pitch: number;
  /** Seconds after the first one, and how long. */
  at: number;
  long: number;
}

/** What can be heard: a call that must not be missed, and one's own turn. */
const SOUNDS = {
  call: [
    { pitch: 880, at: 0, long: 0.16 },
    { pitch: 660, at: 0.18, long: 0.3 },
  ],
  turn: [{ pitch: 523, at: 0, long: 0.12 }],
} as const satisfies Record<string, readonly Tone[]>;
type SoundName = keyof typeof SOUNDS;

class Sound {
  on = $state(recall(PLACE) === "on");
  private context: AudioContext | null = null;

  /** Switch sounds on or off. A browser lets a page sound only after somebody touched it. */
  turn(on: boolean): void {
    this.on = on;
    remember(PLACE, on ? "on" : "off");
    if (on) this.play("turn");
  }

  play(name: SoundName): void {
    if (!this.on) return;
    this.context ??= new AudioContext();
    for (const tone of SOUNDS[name]) this.sing(this.context, tone);
  }

  private sing(context: AudioContext, { pitch, at, long }: Tone): void {
    const [voice, volume] = [context.createOscillator(), context.createGain()];
    const start = context.currentTime + at;
    voice.type = "triangle";
    voice.frequency.value = pitch;
    volume.gain.setValueAtTime(0.25, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + long);
    voice.connect(volume).connect(context.destination);
    voice.start(start);
    voice.stop(start + long);
  }
}

export const sound = new Sound();
