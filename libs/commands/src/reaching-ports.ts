import { reach } from "@tablee/platform/crash-points";

/** Makes each call of the ports a step, named by port and method, before and after which a process may be killed. */
export const withCrashPoints = <All extends Readonly<Record<string, object>>>(ports: All): All =>
  Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, reachingPort(name, port)])) as All;

const reachingPort = <Port extends object>(name: string, port: Port): Port =>
  new Proxy(port, {
    get(target, method) {
      const value: unknown = Reflect.get(target, method);
      if (typeof value !== "function") return value;
      return async (...input: unknown[]): Promise<unknown> => {
        const step = `${name}.${String(method)}`;
        reach("before", "port", step);
        const answer: unknown = await value.apply(target, input);
        reach("after", "port", step);
        return answer;
      };
    },
  });
