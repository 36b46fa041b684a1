; The installer for Windows, made by Inno Setup from the folder that PyInstaller made:
; iscc /DVersion=0.1.0 packaging\windows\kartentisch.iss
[Setup]
AppId={{6C1B7C7E-0B0B-4E0A-9C55-3E6D2A1C9F41}
AppName=Kartentisch
AppVersion={#Version}
AppPublisher=the Kartentisch authors
AppPublisherURL=https://github.com/kartentisch/kartentisch
DefaultDirName={autopf}\Kartentisch
DefaultGroupName=Kartentisch
; For one person, without rights of an administrator, unless somebody wants it for all.
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
OutputDir=..\..\dist
OutputBaseFilename=kartentisch-{#Version}-windows-x86_64-setup
SetupIconFile=..\icons\kartentisch.ico
UninstallDisplayIcon={app}\kartentisch.exe
LicenseFile=..\..\LICENSE
Compression=lzma2/max
SolidCompression=yes
ChangesAssociations=yes

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"

[Files]
Source: "..\..\dist\kartentisch\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion

[Icons]
Name: "{group}\Kartentisch"; Filename: "{app}\kartentisch.exe"

[Registry]
Root: HKA; Subkey: "Software\Classes\.kartentisch"; ValueType: string; ValueData: "Kartentisch.Evening"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.kartenturnier"; ValueType: string; ValueData: "Kartentisch.Evening"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\Kartentisch.Evening"; ValueType: string; ValueData: "Kartentisch"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Kartentisch.Evening\DefaultIcon"; ValueType: string; ValueData: "{app}\kartentisch.exe,0"
Root: HKA; Subkey: "Software\Classes\Kartentisch.Evening\shell\open\command"; ValueType: string; ValueData: """{app}\kartentisch.exe"" ""%1"""
