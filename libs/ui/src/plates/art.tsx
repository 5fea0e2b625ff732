import { type ReactNode, type SVGProps, useEffect, useState } from "react";

interface ArtProps extends SVGProps<SVGImageElement> {
  /** The layer under the picture, such as its shadow: dropped if the picture fails to load. */
  under?: ReactNode;
}

/** A piece of food on a plate. One that cannot be fetched leaves its place empty until the connection is back. */
export function Art({ under, ...image }: ArtProps) {
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    if (!missing) return;
    const again = () => setMissing(false);
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, [missing]);
  if (missing) return null;
  return (
    <>
      {under}
      <image {...image} onError={() => setMissing(true)} />
    </>
  );
}
