/** A short sound for whoever looks elsewhere. */
let audio: AudioContext | null = null;

/** Two soft notes, made on the spot. */
export function chime(): void {
  try {
    audio ??= new AudioContext();
    if (audio.state === 'suspended') return;
    const start = audio.currentTime;
    [660, 880].forEach((frequency, i) => {
      const tone = audio!.createOscillator();
      const level = audio!.createGain();
      tone.type = 'sine';
      tone.frequency.value = frequency;
      const at = start + i * 0.11;
      level.gain.setValueAtTime(0, at);
      level.gain.linearRampToValueAtTime(0.06, at + 0.015);
      level.gain.exponentialRampToValueAtTime(0.0005, at + 0.22);
      tone.connect(level).connect(audio!.destination);
      tone.start(at);
      tone.stop(at + 0.25);
    });
  } catch {
    // no sound here
  }
}

/** Browsers let a page sound only after somebody has touched it. */
export function wakeSound(): void {
  if (audio?.state === 'suspended') audio.resume();
  else audio ??= typeof AudioContext === 'undefined' ? null : new AudioContext();
}
