/** The port of `npm start`, which passes the calls of the team on to the port 4180 (see `vite.config.ts`). */
const APP = 'http://127.0.0.1:4173'
const TEAM_PORT = 4180

/** Returns how to try a team with two devices, for the server of `--demo` on this port. */
export const demoInstructions = (port: number) => `
  A team to try, with two devices. It ends, and its data is deleted, when this program ends.

  Password  Outpost-2026 for every sample account
  App       ${APP}/ after \`npm start\` in another terminal
  Team      ${APP}/api/team${port === TEAM_PORT ? '' : `, for which PORT has to be ${TEAM_PORT}`}

  Device 1  Open ${APP}/main/setting/team in a browser and sign in as staff@outpost.example.
            Leave the address as it is, enter the password and the name “Counter 1”, and join.
            With “The team starts with this device” the team gets the data of this device first.
  Device 2  Open the same address in a private window or another browser, and sign in as staff@outpost.example.
            In the form, enter store@outpost.example, the password and the name “Storeroom”, and join.

  Now write on one device, also without its network: the other one shows it.

`
