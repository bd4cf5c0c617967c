/** What is looked for on a page, as its address has it: it can be sent to somebody, and is there again after a reload. */
import { useSearchParams } from 'wouter';

export interface Address {
  get(name: string): string;
  /** nothing is looked for by that name where the value is empty */
  set(name: string, value: string): void;
}

export function useAddress(): Address {
  const [params, setParams] = useSearchParams();
  return {
    get: (name) => params.get(name) ?? '',
    set: (name, value) =>
      setParams(
        (old) => {
          const next = new URLSearchParams(old);
          if (value === '') next.delete(name);
          else next.set(name, value);
          return next;
        },
        { replace: true },
      ),
  };
}
