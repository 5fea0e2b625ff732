import { erasures } from "@tablee/contracts/calls/admin/privacy";
import { refundsWaiting } from "@tablee/contracts/calls/admin/refunds";
import { addStaffMember, changeStaffRole, issueStaffLink, setStaffEnabled, staffMembers } from "@tablee/contracts/calls/admin/staff";
import { checkStaffLink, enrolStaff, staffSession, staffSignIn } from "@tablee/contracts/calls/staff-sessions";
import { searchAccounts } from "@tablee/contracts/calls/support";
import type { StaffRole } from "@tablee/domain/kernel/log/actor";
import { generate } from "otplib";
import { newVisitor, staffMember } from "../stage/people.ts";
import { specStage } from "../stage/stage.ts";

const stage = await specStage();
const admin = await staffMember(stage.url, "admin@tablee.example");

const reason = "joins the team";
const password = "une-longue-phrase-2026";
const tokenOf = (link: string): string => link.split("#")[1]!;
const memberOf = async (workEmail: string) =>
  (await admin.call(staffMembers, {})).members.find((member) => member.workEmail === workEmail)!;
let number = 0;

/** Uses a link, with the authenticator that it sets up. */
async function enrol(link: string): Promise<string> {
  const token = tokenOf(link);
  const { secret } = await newVisitor(stage.url).call(checkStaffLink, { token });
  await newVisitor(stage.url).call(enrolStaff, { token, password, confirmation: password, code: await generate({ secret }) });
  return secret;
}

/** The code after the one that enrolled, which counts as used. */
const nextCode = (secret: string) => generate({ secret, epoch: Math.floor(Date.now() / 1_000) + 30 });

/** A member who was added with a role, used their link and signed in. */
async function newMember(role: StaffRole) {
  const workEmail = `ana.${++number}.${role}@tablee.example`;
  const { link } = await admin.call(addStaffMember, { name: "Ana Roy", workEmail, role, reason });
  const secret = await enrol(link);
  const member = await staffMember(stage.url, workEmail, { password, code: await nextCode(secret) });
  return { ...member, workEmail, staffId: (await memberOf(workEmail)).staffId, secret };
}

describe("members of staff", () => {
  it("are added with a link, by which they choose a password and an authenticator once", async () => {
    const workEmail = "Marc.Roy@tablee.example";
    const { link, until } = await admin.call(addStaffMember, { name: "Marc Roy", workEmail, role: "support", reason });
    expect(link).toMatch(/\/admin\/enrol#[\w-]{43}$/);
    expect(Date.parse(until)).toBeGreaterThan(Date.now());
    expect(await memberOf("marc.roy@tablee.example")).toMatchObject({
      name: "Marc Roy",
      role: "support",
      isEnabled: true,
      isYou: false,
      hasPassword: false,
      hasAuthenticator: false,
      lastSignInAt: null,
      linkUntil: until,
    });
    await expect(newVisitor(stage.url).call(staffSignIn, { email: workEmail, password })).rejects.toMatchObject({ status: 401 });
    const token = tokenOf(link);
    const wrong = { token, password, confirmation: password, code: "000000" };
    expect(await newVisitor(stage.url).call(checkStaffLink, { token })).toMatchObject({
      name: "Marc Roy",
      email: "marc.roy@tablee.example",
    });
    await expect(newVisitor(stage.url).call(enrolStaff, wrong)).rejects.toMatchObject({ body: { code: "authenticator-code-wrong" } });
    await expect(newVisitor(stage.url).call(enrolStaff, { ...wrong, confirmation: "another" })).rejects.toMatchObject({
      body: { code: "passwords-differ" },
    });
    const secret = await enrol(link);
    await expect(enrol(link)).rejects.toMatchObject({ body: { code: "enrolment-link-invalid" } });
    await expect(staffMember(stage.url, workEmail, { password, code: await generate({ secret }) })).rejects.toMatchObject({ status: 401 });
    const marc = await staffMember(stage.url, workEmail, { password, code: await nextCode(secret) });
    expect((await marc.call(staffSession, {})).staff).toMatchObject({ name: "Marc Roy", role: "support" });
    const { lastSignInAt, hasPassword, hasAuthenticator, linkUntil } = await memberOf("marc.roy@tablee.example");
    expect({ hasPassword, hasAuthenticator, linkUntil }).toEqual({ hasPassword: true, hasAuthenticator: true, linkUntil: null });
    expect(lastSignInAt).not.toBeNull();
    await expect(admin.call(addStaffMember, { name: "Marc Roy", workEmail, role: "admin", reason })).rejects.toMatchObject({
      body: { code: "staff-email-taken" },
    });
  });

  it("have another role from the very next request on, kept with who, why, before and after", async () => {
    const ana = await newMember("support");
    await ana.call(erasures, {});
    await admin.call(changeStaffRole, { staffId: ana.staffId, role: "merchandiser", reason: "plans menus now" });
    await expect(ana.call(erasures, {})).rejects.toMatchObject({ status: 403 });
    await admin.call(changeStaffRole, { staffId: ana.staffId, role: "finance", reason: "counts now" });
    await ana.call(refundsWaiting, {});
    const { changes } = await admin.call(staffMembers, {});
    expect(changes[0]).toMatchObject({
      staffId: ana.staffId,
      name: "Ana Roy",
      type: "StaffRoleChanged",
      before: "merchandiser",
      after: "finance",
      by: "Noor Haddad",
      reason: "counts now",
    });
  });

  it("who are disabled are out at the very next request, and in with a new session once enabled", async () => {
    const ana = await newMember("support");
    const act = { staffId: ana.staffId, reason: "on leave" };
    await admin.call(setStaffEnabled, { ...act, isEnabled: false });
    await expect(ana.call(searchAccounts, { q: "camille" })).rejects.toMatchObject({ status: 401 });
    await expect(admin.call(issueStaffLink, act)).rejects.toMatchObject({ body: { code: "staff-member-disabled" } });
    await admin.call(setStaffEnabled, { ...act, isEnabled: true });
    await expect(ana.call(searchAccounts, { q: "camille" })).rejects.toMatchObject({ status: 401 });
    expect(await memberOf(ana.workEmail)).toMatchObject({ role: "support", isEnabled: true });
  });

  it("are added once of six at the same moment, with the name and role of the one that was", async () => {
    const workEmail = "six@tablee.example";
    const ways = ["support", "finance", "merchandiser", "admin", "support", "finance"] as const;
    const answers = await Promise.allSettled(
      ways.map((role, i) => admin.call(addStaffMember, { name: `Member ${i}`, workEmail, role, reason })),
    );
    const added = answers.findIndex(({ status }) => status === "fulfilled");
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const answer of answers)
      if (answer.status === "rejected") expect(answer.reason).toMatchObject({ body: { code: "staff-email-taken" } });
    expect(await memberOf(workEmail)).toMatchObject({ name: `Member ${added}`, role: ways[added] });
  });

  it("who lost their authenticator get a new link, and the sessions and the secret from before are over", async () => {
    const ana = await newMember("support");
    const first = await admin.call(issueStaffLink, { staffId: ana.staffId, reason: "lost the phone" });
    const second = await admin.call(issueStaffLink, { staffId: ana.staffId, reason: "the link did not arrive" });
    await expect(enrol(first.link)).rejects.toMatchObject({ body: { code: "enrolment-link-invalid" } });
    await ana.call(searchAccounts, { q: "camille" });
    expect(await enrol(second.link)).not.toBe(ana.secret);
    await expect(ana.call(searchAccounts, { q: "camille" })).rejects.toMatchObject({ status: 401 });
  });

  it("are changed by admins alone, and by no admin themself", async () => {
    const ana = await newMember("support");
    const own = (await admin.call(staffMembers, {})).members.find(({ isYou }) => isYou)!;
    await expect(ana.call(staffMembers, {})).rejects.toMatchObject({ status: 403 });
    await expect(ana.call(changeStaffRole, { staffId: ana.staffId, role: "admin", reason })).rejects.toMatchObject({ status: 403 });
    const refused = { body: { code: "staff-own-access" } };
    await expect(admin.call(changeStaffRole, { staffId: own.staffId, role: "support", reason })).rejects.toMatchObject(refused);
    await expect(admin.call(setStaffEnabled, { staffId: own.staffId, isEnabled: false, reason })).rejects.toMatchObject(refused);
    await expect(admin.call(issueStaffLink, { staffId: own.staffId, reason })).rejects.toMatchObject(refused);
  });

  it("always have an admin: of two who demote each other at once, one stays", async () => {
    const other = await newMember("admin");
    const own = (await admin.call(staffMembers, {})).members.find(({ isYou }) => isYou)!;
    const demoted = await Promise.allSettled([
      admin.call(changeStaffRole, { staffId: other.staffId, role: "support", reason: "at once" }),
      other.call(changeStaffRole, { staffId: own.staffId, role: "support", reason: "at once" }),
    ]);
    expect(demoted.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const roles = await stage.running.api.access.staff.list();
    expect(roles.filter(({ role, isEnabled }) => role === "admin" && isEnabled)).toHaveLength(1);
  });
});
