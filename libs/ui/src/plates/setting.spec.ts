import { settingFor } from "./setting.ts";

test("a plate lies between fork and knife", () => {
  expect(settingFor("plate", ["salmon", "wild-rice", "asparagus"])).toBe("fork-and-knife");
  expect(settingFor("plate", ["chocolate-cake", "raspberries"])).toBe("fork-and-knife");
});

test("what is ladled into a bowl is eaten with a spoon, on a plate it is a sauce", () => {
  expect(settingFor("bowl", ["broth", "noodles", "carrot-slices"])).toBe("spoon");
  expect(settingFor("bowl", ["curry", "chickpeas", "rice"])).toBe("spoon");
  expect(settingFor("bowl", ["vanilla-scoops", "almonds"])).toBe("spoon");
  expect(settingFor("plate", ["cream", "salmon", "kale"])).toBe("fork-and-knife");
});

test("noodles that are not pasta are eaten with chopsticks", () => {
  expect(settingFor("bowl", ["udon", "carrot-slices"])).toBe("chopsticks");
  expect(settingFor("bowl", ["spaghetti", "meatballs"])).toBe("fork-and-knife");
});

test("what is eaten with the fingers needs nothing, nor does what is on no plate", () => {
  expect(settingFor("bowl", ["nuts", "almonds"])).toBeNull();
  for (const vessel of ["board", "box", "jar", "glass"] as const) expect(settingFor(vessel, ["noodles", "tofu"])).toBeNull();
});
